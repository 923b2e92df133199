import { createContext, use } from 'react';
import type { PlayerSummary } from '#protocol/entities/player.ts';
import { useSessionStatus } from '../../base/session/index.ts';

/** What is known of a player before the service is asked. */
export type KnownPlayer = Pick<PlayerSummary, 'PlayerID' | 'Name'> & Partial<PlayerSummary>;

/** A message that may be reported: whose it is, and what was said. */
export interface ReportedMessage {
  readonly ID: string;
  readonly Name: string;
  readonly Message: string;
}

/** What can be done with a player from any face or name. Stable across renders. */
export interface PlayerActions {
  /** Opens the player's card (specification 2 §2). */
  readonly openCard: (player: KnownPlayer) => void;
  /** Asks whether to block the player. */
  readonly block: (player: KnownPlayer) => void;
  /** Asks for a reason and reports the player to the operators. */
  readonly report: (player: KnownPlayer) => void;
  /** Asks for a reason and reports a message to the moderators. */
  readonly reportMessage: (message: ReportedMessage) => void;
}

export const PlayerActionsContext = createContext<PlayerActions | undefined>(undefined);

/** What can be done with players; undefined for a visitor, whom the service tells nothing of them. */
export function usePlayerActions(): PlayerActions | undefined {
  const actions = use(PlayerActionsContext);
  return useSessionStatus() === 'authenticated' ? actions : undefined;
}
