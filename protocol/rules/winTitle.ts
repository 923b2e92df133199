import { PRIZE_LEVEL } from '../entities/pride.ts';

export type PrizeLevel = (typeof PRIZE_LEVEL)[keyof typeof PRIZE_LEVEL];

/** What a win is called: its prize level, the jackpot that it is of, or how many times the bet. */
export type WinTitle =
  | { readonly kind: 'prize'; readonly level: PrizeLevel }
  | { readonly kind: 'jackpot'; readonly isFirst: boolean }
  | { readonly kind: 'multiple'; readonly multiple: number };

/** What is known of a win. */
export interface NamedWin {
  /** `MultipleIdx`: a prize level, or anything else for none. */
  readonly level: number;
  /** The jackpot's id as text; empty where it has none, absent where no jackpot was won. */
  readonly jackpotID?: string | undefined;
  /** Win by bet; 0 where it is not known. */
  readonly multiple: number;
}

const LEVELS: readonly PrizeLevel[] = Object.values(PRIZE_LEVEL);

/** A prize level by its code; undefined for any other number. */
export const prizeLevelOf = (level: number): PrizeLevel | undefined => LEVELS.find((one) => one === level);

/**
 * What a win is called (specification 1 §9): a prize level 101 to 104 goes first, then the jackpot, of which the one with id 1 is the
 * first, then the multiple.
 * @returns undefined where none of it is known
 */
export function winTitleOf({ level, jackpotID, multiple }: NamedWin): WinTitle | undefined {
  const prize = prizeLevelOf(level);
  if (prize !== undefined) return { kind: 'prize', level: prize };
  if (jackpotID !== undefined) return { kind: 'jackpot', isFirst: jackpotID === '1' };
  return multiple > 0 ? { kind: 'multiple', multiple } : undefined;
}
