"""`python -m tests.compiled`: what the extra `fast` compiles, once for all that run tests."""

from sobremesa import physics
from sobremesa.games.through_the_desert import advice

if __name__ == "__main__":
    physics.COMPILED.loaded()
    advice.COMPILED.loaded()
