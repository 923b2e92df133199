import { lazy, type ReactNode, Suspense, useState } from 'react';
import * as z from 'zod/mini';
import { loadAgain } from '#ui/loadAgain.ts';
import { useOverlayTurn } from '../../base/overlays/index.ts';
import { readStored, writeStored } from '../../base/settings/index.ts';

const AgeDialog = lazy(loadAgain(() => import('./AgeDialog.tsx')));

const DISMISSED = 'menagerie.ageGate';

export interface AgeGateProps {
  /** Skips the gate on this page. */
  hidden?: boolean;
  leave?: (address: string) => void;
}

/** Asks for the age before anything else, unless the player asked not to be asked again (specification 1 §2). */
export function AgeGate({
  hidden = false,
  leave = (address) => window.location.assign(address),
}: AgeGateProps): ReactNode {
  const [passed, setPassed] = useState(() => readStored(DISMISSED, z.literal(true)) ?? false);
  if (!useOverlayTurn('age', !hidden && !passed)) return null;
  return (
    <Suspense>
      <AgeDialog
        leave={leave}
        onPass={(remember) => {
          if (remember) writeStored(DISMISSED, true);
          setPassed(true);
        }}
      />
    </Suspense>
  );
}
