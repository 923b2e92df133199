import type { Moment } from '../dispatch/context.ts';
import type { RowOf, Tables } from '../tables.ts';

/** A round before it is closed. */
export type RoundState = RowOf<Tables['openRounds']>;
export type RoundRow = RowOf<Tables['rounds']>;

/** Whether a grant of free spins paid the stake. */
export const isFree = ({ GrantID }: Pick<RoundRow, 'GrantID'>): boolean => GrantID !== '';

/** Whether the stake of the round is a hold of several shots. */
export const isHold = ({ Shot }: Pick<RoundState, 'Shot'>): boolean => Shot > 0;

/** A round without moves, which is not stored yet. */
export const newRound = (
  { RoundID, PlayerID, GameCode }: Pick<RoundState, 'RoundID' | 'PlayerID' | 'GameCode'>,
  { nowText }: Pick<Moment, 'nowText'>,
): RoundState => ({
  RoundID,
  PlayerID,
  GameCode,
  MachineNo: 0,
  Bet: 0,
  Win: 0,
  Jackpot: '',
  Moves: 0,
  Reserved: 0,
  State: 'open',
  DueTime: '',
  CreateTime: nowText,
  WaitUntil: '',
  GrantID: '',
  Shot: 0,
  ShotWin: 0,
});
