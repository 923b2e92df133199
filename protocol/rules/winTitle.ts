import { PRIZE_LEVEL } from '../entities/pride.ts';

export type PrizeLevel = (typeof PRIZE_LEVEL)[keyof typeof PRIZE_LEVEL];

/** The name of a win: its prize level, its jackpot, or how many times the bet. */
export type WinTitle =
  | { readonly kind: 'prize'; readonly level: PrizeLevel }
  | { readonly kind: 'jackpot'; readonly isFirst: boolean }
  /** A pool that games share. */
  | { readonly kind: 'pool' | 'vault' }
  | { readonly kind: 'multiple'; readonly multiple: number };

/** The name of a prize, which a multiple is not. */
export type PrizeTitle = Exclude<WinTitle, { readonly kind: 'multiple' }>;

export interface NamedWin {
  /** `MultipleIdx`: a prize level, or another number for none. */
  readonly level: number;
  /** The jackpot's id as text. Empty if it has none, absent if no jackpot was won. */
  readonly jackpotID?: string | undefined;
  /** Win divided by bet. 0 if it is not known. */
  readonly multiple: number;
}

const LEVELS: readonly PrizeLevel[] = Object.values(PRIZE_LEVEL);

/** Undefined for any other number. */
export const prizeLevelOf = (level: number): PrizeLevel | undefined => LEVELS.find((one) => one === level);

/**
 * Names a win (specification 1 §9): first by a prize level 101 to 104, then by the jackpot, of which the jackpot with id 1 is the first,
 * then by the multiple.
 *
 * @returns undefined if none of them is known
 */
export function winTitleOf({ level, jackpotID, multiple }: NamedWin): WinTitle | undefined {
  const prize = prizeLevelOf(level);
  if (prize !== undefined) return { kind: 'prize', level: prize };
  if (jackpotID !== undefined) return { kind: 'jackpot', isFirst: jackpotID === '1' };
  return multiple > 0 ? { kind: 'multiple', multiple } : undefined;
}
