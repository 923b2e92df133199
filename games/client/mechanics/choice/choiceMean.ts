import type { MathsFile } from '#games/maths/index.ts';

export type ChoiceRule = NonNullable<MathsFile['choice']>;
type Prizes = NonNullable<ChoiceRule['options'][number]['prizes']>;

const weightOf = (prizes: Prizes): number => prizes.reduce((sum, { weight }) => sum + weight, 0);

/** The mean prize of every option, in multiples of the stake. Undefined if the options hold free spins. */
export function choiceMean({ options: [first] }: ChoiceRule): number | undefined {
  const { prizes } = first ?? {};
  if (prizes === undefined) return undefined;
  return prizes.reduce((sum, { pays, weight }) => sum + pays * weight, 0) / weightOf(prizes) / 10;
}

/** The share of each prize of an option. */
export const prizeShares = (prizes: Prizes) =>
  prizes.map(({ pays, weight }) => ({ times: pays / 10, share: weight / weightOf(prizes) }));
