import type { SessionRow } from '../tables.ts';

/** What opens a session: the player's row, and the values of this launch. */
export interface Opening extends Pick<SessionRow, 'SessionID' | 'PlayerID' | 'Brand' | 'GameCode'> {
  /** What each launch sets again. */
  readonly values: Pick<SessionRow, 'WalletToken' | 'Variant' | 'Currency' | 'MinBet' | 'MaxBet' | 'Expires'>;
  /** The coins of a demo at the begin of a sitting. */
  readonly DemoCoins: number;
}
