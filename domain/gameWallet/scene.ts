import type { WalletStatus } from '#protocol/wallet/index.ts';
import type { Moment, PlayerRow } from '../dispatch/context.ts';
import type { GameSessionRow } from '../play/gameSession.ts';
import type { GameProvider } from '../ports/gameProvider.ts';
import type { Transaction } from '../ports/store.ts';

/** The context of a call's handler. The session belongs to the provider and the game of the call. */
export interface Scene {
  readonly tx: Transaction;
  readonly moment: Moment;
  readonly provider: GameProvider;
  readonly session: GameSessionRow;
  readonly player: PlayerRow;
  /** The player's gold before the call. */
  readonly gold: number;
}

/** The result of a call: its status and the gold after it. For a stake, also its amount and the number of its move. */
export interface Outcome {
  readonly status: WalletStatus;
  readonly gold: number;
  readonly amount?: number;
  readonly move?: number;
}

/** An outcome without any change. */
export const refuse = ({ gold }: Pick<Scene, 'gold'>, status: WalletStatus): Outcome => ({ status, gold });

export const roundIDOf = ({ ID }: Pick<GameProvider, 'ID'>, round: string): string => `${ID}:${round}`;
