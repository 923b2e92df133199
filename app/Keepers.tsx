import type { ReactNode } from 'react';
import { KeepRewards } from '#features/shared/badges/KeepRewards.tsx';
import { useAskAgain } from '#features/base/session/useAskAgain.ts';

/** What keeps a page of a player up to date once it stands: rewards that arrive, and what gave up while no socket was connected. */
export default function Keepers(): ReactNode {
  useAskAgain();
  return <KeepRewards />;
}
