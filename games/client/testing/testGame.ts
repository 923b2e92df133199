/** The game of a test that names none. */
export const TEST_GAME = 'owl';
