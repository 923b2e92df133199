import type { ReactNode } from 'react';
import { useState } from 'react';
import { useIsSpared, useOverlayTurn } from '../../../base/overlays/index.ts';
import { useWithholdGold } from '../../../base/session/index.ts';
import { WELCOME_GOLD } from '../welcome/welcomeGold.ts';
import { WelcomeSheet } from './WelcomeSheet.tsx';

export interface NewcomerWelcomeProps {
  /** False delays the sheet while the sign-in closes. */
  isReady?: boolean;
  /** Called after the welcome: remove the component. */
  onDone: () => void;
}

/**
 * Welcomes a new account with its gift. The ledger has granted the gold already. The wallet shows it after the player accepts it, or after
 * a reload.
 */
export function NewcomerWelcome({ isReady = true, onDone }: NewcomerWelcomeProps): ReactNode {
  const isSpared = useIsSpared('greeting');
  const [isAccepted, setAccepted] = useState(false);
  const isTurn = useOverlayTurn('greeting', true);
  useWithholdGold(isAccepted || isSpared ? 0 : WELCOME_GOLD);
  return isTurn && isReady ? <WelcomeSheet onAccept={() => setAccepted(true)} onDone={onDone} /> : null;
}
