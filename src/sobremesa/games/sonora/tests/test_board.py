"""The board of the rules and the board of the physics are one."""

from pathlib import Path

from msgspec import json

from sobremesa.games.sonora.printed.board import CHAMFER, FRAME, MIDDLE, RADIUS, SIZE
from sobremesa.physics import board as physics
from sobremesa.physics.board import UNIT

LAYOUT = json.decode((Path(__file__).parents[1] / "data" / "layout.json").read_bytes())["board"]


def test_rules_and_physics_measure_the_same_board() -> None:
    assert (SIZE, MIDDLE) == (2 * physics.HALF, physics.HALF)
    assert (RADIUS, FRAME, CHAMFER) == (physics.RADIUS, physics.FRAME, physics.CHAMFER)


def test_the_constants_of_the_physics_are_those_of_the_layout() -> None:
    rail, motion = LAYOUT["rail"], LAYOUT["physics"]
    hole = motion["hole_capture"]
    assert rail["restitution"] == physics.RAIL_BOUNCE
    assert rail["friction"] == physics.RAIL_RUB
    assert rail["hop_normal_speed"] * UNIT == physics.HOP
    assert motion["floor_friction"] * motion["gravity"] * UNIT == physics.BRAKE
    assert motion["disc_restitution"] == physics.DISC_BOUNCE
    assert motion["disc_disc_friction"] == physics.DISC_RUB
    assert motion["max_flick_speed"] * UNIT == physics.TOP_SPEED
    assert motion["stop_speed"] * UNIT == physics.STOP
    assert hole["center_distance"] * UNIT == physics.HOLE
    assert hole["max_speed"] * UNIT == physics.FALL
    assert hole["pass_over_speed_factor"] == physics.PASS_OVER
