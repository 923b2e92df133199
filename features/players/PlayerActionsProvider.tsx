import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';
import { QuietBoundary } from '../errors/index.ts';
import {
  type KnownPlayer,
  PlayerActionsContext,
  type PlayerActions,
  type ReportedMessage,
} from './playerActionsContext.ts';

const PlayerCard = lazy(
  loadAgain(() => import('./card/PlayerCard.tsx').then((module) => ({ default: module.PlayerCard }))),
);
const BlockDialog = lazy(
  loadAgain(() => import('./relation/BlockDialog.tsx').then((module) => ({ default: module.BlockDialog }))),
);
const ReportDialog = lazy(
  loadAgain(() => import('./report/ReportDialog.tsx').then((module) => ({ default: module.ReportDialog }))),
);

/** What is shown, anew with each press. */
type Shown = { readonly id: number } & (
  | { readonly kind: 'card' | 'block' | 'report'; readonly player: KnownPlayer }
  | { readonly kind: 'message'; readonly message: ReportedMessage }
);

/** Holds the player card and what belongs to it, over any page. Its children do not render when one opens. */
export function PlayerActionsProvider({ children }: { children: ReactNode }): ReactNode {
  const [shown, setShown] = useState<Shown>();
  const [open, setOpen] = useState(false);
  const actions = useMemo((): PlayerActions => {
    const show = (next: (id: number) => Shown): void => {
      setShown((before) => next((before?.id ?? 0) + 1));
      setOpen(true);
    };
    return {
      openCard: (player) => show((id) => ({ id, kind: 'card', player })),
      block: (player) => show((id) => ({ id, kind: 'block', player })),
      report: (player) => show((id) => ({ id, kind: 'report', player })),
      reportMessage: (message) => show((id) => ({ id, kind: 'message', message })),
    };
  }, []);
  return (
    <PlayerActionsContext value={actions}>
      {children}
      {shown === undefined ? null : (
        <QuietBoundary key={shown.id}>
          <Suspense>{windowOf(shown)}</Suspense>
        </QuietBoundary>
      )}
    </PlayerActionsContext>
  );

  function windowOf(one: Shown): ReactNode {
    const window = { open, onOpenChange: setOpen };
    if (one.kind === 'card') return <PlayerCard {...window} player={one.player} />;
    if (one.kind === 'block') return <BlockDialog {...window} player={one.player} />;
    const subject = one.kind === 'message' ? { message: one.message } : { player: one.player };
    return <ReportDialog {...window} subject={subject} />;
  }
}
