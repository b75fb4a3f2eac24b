/** What all who draw discs need to know of the physics: its units, and how fast a disc stops. */

import * as board from "../../../src/sobremesa/physics/data/board.json";

/** In a millimetre; and in a second, and in a millimetre a second. */
export const UNIT = 1024;
/** What a sliding disc loses in a second. */
export const BRAKE = board.floor_friction * board.gravity * UNIT;
