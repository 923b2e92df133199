import { vars } from '../../theme/contract.ts';

/** CSS values that the page resolves. */
export const metals = [vars.color.gold, vars.color.gold, vars.color.goldHi, vars.color.goldLo];
