"""The board of the rules and the board of the physics are one."""

from pathlib import Path

from msgspec import json

from sobremesa.games.sonora.board import CHAMFER, FRAME, MIDDLE, RADIUS, SIZE
from sobremesa.physics import board as physics
from sobremesa.physics.board import UNIT

LAYOUT = json.decode((Path(__file__).parents[1] / "data" / "layout.json").read_bytes())["board"]


def test_rules_and_physics_measure_the_same_board() -> None:
    assert (SIZE, MIDDLE) == (2 * physics.HALF, physics.HALF)
    assert (RADIUS, FRAME, CHAMFER) == (physics.RADIUS, physics.FRAME, physics.CHAMFER)


def test_the_constants_of_the_physics_are_those_of_the_layout() -> None:
    rail, motion = LAYOUT["rail"], LAYOUT["physics"]
    hole = motion["hole_capture"]
    assert physics.RAIL_BOUNCE == rail["restitution"]
    assert physics.RAIL_RUB == rail["friction"]
    assert physics.HOP == rail["hop_normal_speed"] * UNIT
    assert physics.BRAKE == motion["floor_friction"] * motion["gravity"] * UNIT
    assert physics.DISC_BOUNCE == motion["disc_restitution"]
    assert physics.DISC_RUB == motion["disc_disc_friction"]
    assert physics.TOP_SPEED == motion["max_flick_speed"] * UNIT
    assert physics.STOP == motion["stop_speed"] * UNIT
    assert physics.HOLE == hole["center_distance"] * UNIT
    assert physics.FALL == hole["max_speed"] * UNIT
    assert physics.PASS_OVER == hole["pass_over_speed_factor"]
