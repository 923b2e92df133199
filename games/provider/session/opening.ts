import type { GrantRow, SessionRow } from '../tables.ts';

/** The player's row, and the values of this launch. */
export interface Opening extends Pick<SessionRow, 'SessionID' | 'PlayerID' | 'Brand' | 'GameCode'> {
  /** Each launch replaces these values. */
  readonly values: Pick<
    SessionRow,
    'WalletToken' | 'Variant' | 'Currency' | 'MinBet' | 'MaxBet' | 'Expires' | 'Holds' | 'Name' | 'Picture' | 'JoinID'
  >;
  readonly DemoCoins: number;
  /** The free spins that the wallet lists. Undefined in a demo, and for a wallet without them. */
  readonly grants?: readonly Omit<GrantRow, 'SessionID'>[] | undefined;
}
