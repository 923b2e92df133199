/** The least standard deviation of each volatility, in stakes. The first is 1. */
const VOLATILITIES = [0, 2, 4, 7, 14];

/** The volatility of rounds, 1 to 5. @param deviation the standard deviation of a round, in stakes */
export const volatilityOf = (deviation: number): number => VOLATILITIES.filter((least) => deviation >= least).length;
