import type { ReactNode } from 'react';
import { PlayerCard } from './card/PlayerCard.tsx';
import type { KnownPlayer, ReportedMessage } from './playerActionsContext.ts';
import { BlockDialog } from './relation/BlockDialog.tsx';
import { ReportDialog } from './report/ReportDialog.tsx';

/** The open window of a player: the card, or a dialog of an action. */
export type ShownPlayer =
  | { readonly kind: 'card' | 'block' | 'report'; readonly player: KnownPlayer }
  | { readonly kind: 'message'; readonly message: ReportedMessage };

export interface PlayerWindowProps {
  shown: ShownPlayer;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The card of a player, or a dialog that an action opened. */
export default function PlayerWindow({ shown, ...window }: PlayerWindowProps): ReactNode {
  if (shown.kind === 'card') return <PlayerCard {...window} player={shown.player} />;
  if (shown.kind === 'block') return <BlockDialog {...window} player={shown.player} />;
  const subject = shown.kind === 'message' ? { message: shown.message } : { player: shown.player };
  return <ReportDialog {...window} subject={subject} />;
}
