import { useEffect, useState } from 'react';
import { z } from 'zod/mini';
import { useSessionStatus } from '../../../base/session/index.ts';
import { readStored, writeStored } from '../../../base/settings/index.ts';

const KEPT = 'menagerie.signedInBefore';

/** Whether a player has signed in with this browser before. Such a visitor is not promised the gift of a new account. */
export function useSignedInBefore(): boolean {
  const [isKnown] = useState(() => readStored(KEPT, z.literal(true)) === true);
  return isKnown;
}

/** Stores in the browser that a player signed in. */
export function useKeepSignedIn(): void {
  const isSignedIn = useSessionStatus() === 'authenticated';
  useEffect(() => {
    if (isSignedIn) writeStored(KEPT, true);
  }, [isSignedIn]);
}
