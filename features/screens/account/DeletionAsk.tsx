import { lazy, type ReactNode, Suspense, useState } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';
import { useOverlayTurn } from '../../base/overlays/index.ts';
import { useProfile, useSession } from '../../base/session/index.ts';

const DeletionReminder = lazy(loadAgain(() => import('./DeletionReminder.tsx')));

/**
 * Asks a player with a planned deletion at a sign-in or return whether to keep the account. Asks once, and not in the page that requested
 * the deletion.
 */
export function DeletionAsk(): ReactNode {
  const { session } = useSession();
  const profile = useProfile().data;
  const playerID = session?.playerID ?? '';
  const [seen, setSeen] = useState({ playerID: '', dueTime: '' });
  const known = playerID === '' ? '' : profile?.player.playerID === playerID ? profile.deletionTime : undefined;
  // The first profile of a session decides.
  if (known !== undefined && seen.playerID !== playerID) setSeen({ playerID, dueTime: known });
  const isTurn = useOverlayTurn('deletion', session !== undefined && seen.playerID === playerID && seen.dueTime !== '');
  if (session === undefined || !isTurn) return null;
  return (
    <Suspense>
      <DeletionReminder
        dueTime={seen.dueTime}
        onClose={() => setSeen({ playerID, dueTime: '' })}
        token={session.token}
      />
    </Suspense>
  );
}
