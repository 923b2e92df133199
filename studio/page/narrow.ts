/** Matches a screen without room for two columns. */
export const NARROW = 'screen and (max-width: 63.99rem)';
