import { createContext, use } from 'react';
import type { PlayerSummary } from '#protocol/entities/player.ts';
import { useSessionStatus } from '../../base/session/index.ts';

/** The fields of a player that are available before the service answers. */
export type KnownPlayer = Pick<PlayerSummary, 'PlayerID' | 'Name'> & Partial<PlayerSummary>;

/** A message that can be reported. */
export interface ReportedMessage {
  readonly ID: string;
  readonly Name: string;
  readonly Message: string;
}

/** The actions on a player, for any face or name. Stable across renders. */
export interface PlayerActions {
  readonly openCard: (player: KnownPlayer) => void;
  readonly block: (player: KnownPlayer) => void;
  /** Asks for a reason and reports the player to the operators. */
  readonly report: (player: KnownPlayer) => void;
  /** Asks for a reason and reports a message to the moderators. */
  readonly reportMessage: (message: ReportedMessage) => void;
}

export const PlayerActionsContext = createContext<PlayerActions | undefined>(undefined);

/** The actions on players. Undefined for a visitor, who cannot read players. */
export function usePlayerActions(): PlayerActions | undefined {
  const actions = use(PlayerActionsContext);
  return useSessionStatus() === 'authenticated' ? actions : undefined;
}
