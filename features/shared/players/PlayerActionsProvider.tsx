import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';
import { loadOnce } from '#ui/loadOnce.ts';
import { QuietBoundary } from '../../base/errors/index.ts';
import { CardActionsContext, type LoadCardActions } from './cardActions.ts';
import { PlayerActionsContext, type PlayerActions } from './playerActionsContext.ts';
import type { ShownPlayer } from './PlayerWindow.tsx';

const PlayerWindow = lazy(loadAgain(() => import('./PlayerWindow.tsx')));

/** A new id with each press. */
type Numbered = ShownPlayer & { readonly id: number };

export interface PlayerActionsProviderProps {
  /** Loads the actions that other features add to the card, when a card first opens. Defaults to none. */
  loadCardActions?: LoadCardActions;
  children: ReactNode;
}

/** Provides the player card and its dialogs, above any page. Its children do not render when a card opens. */
export function PlayerActionsProvider({ loadCardActions, children }: PlayerActionsProviderProps): ReactNode {
  const [shown, setShown] = useState<Numbered>();
  const [open, setOpen] = useState(false);
  const actions = useMemo((): PlayerActions => {
    const show = (next: (id: number) => Numbered): void => {
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
  const [cardActions] = useState(() => loadCardActions && loadOnce(loadCardActions));
  const window =
    shown === undefined ? null : (
      <QuietBoundary key={shown.id}>
        <Suspense>
          <PlayerWindow onOpenChange={setOpen} open={open} shown={shown} />
        </Suspense>
      </QuietBoundary>
    );
  return (
    <PlayerActionsContext value={actions}>
      {children}
      {cardActions ? <CardActionsContext value={cardActions}>{window}</CardActionsContext> : window}
    </PlayerActionsContext>
  );
}
