import { lazy, type ReactNode, Suspense, useState } from 'react';
import * as z from 'zod/mini';
import { loadAgain } from '#ui/loadAgain.ts';
import { readStored, writeStored } from '../settings/index.ts';

const AgeDialog = lazy(loadAgain(() => import('./AgeDialog.tsx').then((module) => ({ default: module.AgeDialog }))));

const DISMISSED = 'menagerie.ageGate';

export interface AgeGateProps {
  /** Something more urgent is on the screen. */
  hidden?: boolean;
  /** Leaves the product for an address. */
  leave?: (address: string) => void;
  /** What comes after the question. */
  children?: ReactNode;
}

/** Asks for the age before anything else, until the player says not to ask again (specification 1 §2). */
export function AgeGate({
  hidden = false,
  leave = (address) => window.location.assign(address),
  children,
}: AgeGateProps): ReactNode {
  const [passed, setPassed] = useState(() => readStored(DISMISSED, z.literal(true)) ?? false);
  if (hidden) return null;
  if (passed) return children;
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
