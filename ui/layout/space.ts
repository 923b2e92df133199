/** A step of the 4 px grid in the theme contract: 1 is 4 px, 8 is 32 px at the default text size; 0 is none. */
export type SpaceStep = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8;
