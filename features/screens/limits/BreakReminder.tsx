import { lazy, type ReactNode, Suspense } from 'react';
import { getOwnLimits, ownLimitsChanged } from '#protocol/operations/ownLimit.ts';
import { loadAgain } from '#ui/loadAgain.ts';
import { useOperation, usePushInto } from '../../base/client/index.ts';
import { useOverlayTurn } from '../../base/overlays/index.ts';

const BreakDialog = lazy(
  loadAgain(() => import('./BreakDialog.tsx').then((module) => ({ default: module.BreakDialog }))),
);

/** Asks for a break when the service pushes that a break is due. An answer in one tab closes the dialog in all tabs. */
export function BreakReminder(): ReactNode {
  usePushInto(ownLimitsChanged, getOwnLimits);
  // Only keeps the values current: the game and the limits page read them.
  const limits = useOperation(getOwnLimits, {}, { enabled: false }).data;
  const isTurn = useOverlayTurn('break', limits?.BreakDue === true);
  if (!isTurn || limits === undefined) return null;
  return (
    <Suspense>
      <BreakDialog limits={limits} />
    </Suspense>
  );
}
