import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { PagePath } from '#protocol/pages.ts';
import { pageAddressOf } from '#protocol/rules/pageAddress.ts';
import { loadAgain } from '#ui/loadAgain.ts';
import { useOverlayTurn } from '../../../base/overlays/index.ts';
import { useLocation } from '../../../base/routing/index.ts';
import { closeInvitation, useIsInviting } from './useInvitation.ts';

const WelcomeCard = lazy(loadAgain(() => import('./WelcomeCard.tsx')));

/** A game fills the window: its controls are where the card would be. */
const GAMES: readonly (PagePath | undefined)[] = ['/test-play-game', '/play-game/now', '/play/now'];

/** One looks around first. */
const LOOK_AROUND_MS = 2000;

/** Invites a visitor who has seen the lobby to sign in, when nothing else asks; closed, not again that day. */
export function WelcomeGate(): ReactNode {
  const isInviting = useIsInviting();
  const isInGame = GAMES.includes(pageAddressOf(useLocation().pathname).path);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(true), LOOK_AROUND_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!useOverlayTurn('welcome', isInviting && isSeen && !isInGame)) return null;
  return (
    <Suspense>
      <WelcomeCard onClose={closeInvitation} />
    </Suspense>
  );
}
