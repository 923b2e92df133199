import { type ReactNode, Suspense } from 'react';
import { useLocation } from '#features/base/routing/index.ts';
import { useAskAgain } from '#features/base/session/useAskAgain.ts';
import { HostOnAir } from '#features/screens/live/parts/HostOnAir.tsx';
import { KeepRewards } from '#features/shared/badges/KeepRewards.tsx';
import { ResumeOrder } from '#features/screens/store/index.ts';
import { isLobby } from '#protocol/pages.ts';
import { pageAddressOf } from '#protocol/rules/pageAddress.ts';
import { NoticeColumn } from './NoticeColumn.tsx';

/**
 * What a player's page loads once it stands: rewards that arrive, what gave up while no socket was connected, and over the lobby the
 * order that is not paid yet.
 */
export default function Keepers(): ReactNode {
  useAskAgain();
  const { path } = pageAddressOf(useLocation().pathname);
  return (
    <>
      <KeepRewards />
      <HostOnAir />
      {isLobby(path) ? (
        <Suspense>
          <ResumeOrder frame={NoticeColumn} />
        </Suspense>
      ) : null}
    </>
  );
}
