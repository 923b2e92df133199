import { lazy, type ReactNode, Suspense } from 'react';
import { getOwnLimits, ownLimitsChanged } from '#protocol/operations/ownLimit.ts';
import { loadAgain } from '#ui/loadAgain.ts';
import { useOperation, usePushInto } from '../../base/client/index.ts';
import { useOverlayTurn } from '../../base/overlays/index.ts';

const BreakDialog = lazy(
  loadAgain(() => import('./BreakDialog.tsx').then((module) => ({ default: module.BreakDialog }))),
);

/** Asks for a break when the service says that one is due, in whichever tab; what is answered in one closes in all. */
export function BreakReminder(): ReactNode {
  usePushInto(ownLimitsChanged, getOwnLimits);
  // Whoever plays, or looks at the limits, asks for them; here they are only listened to.
  const limits = useOperation(getOwnLimits, {}, { enabled: false }).data;
  const isTurn = useOverlayTurn('break', limits?.BreakDue === true);
  if (!isTurn || limits === undefined) return null;
  return (
    <Suspense>
      <BreakDialog limits={limits} />
    </Suspense>
  );
}
