/** The error of a bet that a table does not have. */
export const unknownBet = (bet: string): RangeError => new RangeError(`the table has no bet ${bet}`);
