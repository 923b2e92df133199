import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';
import { useClient } from '../client/index.ts';
import { useOverlayTurn } from '../overlays/index.ts';

const MistakeDialog = lazy(loadAgain(() => import('./MistakeDialog.tsx')));

/** Shows errors that only a developer can fix: 100000 and broken frames (decisions §2). Shows the first error until it is closed. */
export function MistakeAlert(): ReactNode {
  const client = useClient();
  const [failure, setFailure] = useState<Error>();
  // A second error would replace the first while the player reads it.
  useEffect(() => client.when('alert', (event) => setFailure((before) => before ?? event.failure)), [client]);
  const isTurn = useOverlayTurn('mistake', failure !== undefined);
  if (failure === undefined || !isTurn) return null;
  return (
    <Suspense>
      <MistakeDialog failure={failure} onClose={() => setFailure(undefined)} />
    </Suspense>
  );
}
