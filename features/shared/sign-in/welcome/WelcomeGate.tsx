import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { pageAddressOf } from '#protocol/rules/pageAddress.ts';
import { loadAgain } from '#ui/loadAgain.ts';
import { useOverlayTurn } from '../../../base/overlays/index.ts';
import { useLocation } from '../../../base/routing/index.ts';
import { closeInvitation, useIsInviting } from './useInvitation.ts';

const WelcomeCard = lazy(loadAgain(() => import('./WelcomeCard.tsx')));

/** How long a visitor sees the lobby before the invitation, in milliseconds. */
const LOOK_AROUND_MS = 2000;

/** Invites a visitor who has seen the lobby to sign in, if no other question is open. */
export function WelcomeGate(): ReactNode {
  const isInviting = useIsInviting();
  // A game fills the window, and its controls are at the position of the card.
  const isInGame = pageAddressOf(useLocation().pathname).path === '/test-play-game';
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
