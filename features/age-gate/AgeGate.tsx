import { lazy, type ReactNode, Suspense, useState } from 'react';
import { z } from 'zod';
import { readStored, writeStored } from '../settings/index.ts';

const AgeDialog = lazy(() => import('./AgeDialog.tsx').then((module) => ({ default: module.AgeDialog })));

const DISMISSED = 'menagerie.ageGate';

export interface AgeGateProps {
  /** Something more urgent is on the screen. */
  hidden?: boolean;
  /** Leaves the product for an address. */
  leave?: (address: string) => void;
}

/** Asks for the age before anything else, until the player says not to ask again (specification 1 §2). */
export function AgeGate({
  hidden = false,
  leave = (address) => window.location.assign(address),
}: AgeGateProps): ReactNode {
  const [passed, setPassed] = useState(() => readStored(DISMISSED, z.literal(true)) ?? false);
  if (passed || hidden) return null;
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
