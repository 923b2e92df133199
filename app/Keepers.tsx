import { type ReactNode, Suspense } from 'react';
import { useLocation } from '#features/base/routing/index.ts';
import { useAskAgain } from '#features/base/session/useAskAgain.ts';
import { HostOnAir } from '#features/screens/live/parts/HostOnAir.tsx';
import { KeepRewards } from '#features/shared/badges/KeepRewards.tsx';
import { ResumeOrder } from '#features/screens/store/index.ts';
import { isLobby } from '#protocol/pages.ts';
import { pageAddressOf } from '#protocol/rules/pageAddress.ts';
import { NoticeColumn } from './NoticeColumn.tsx';

/** The parts of a player's page that load after it: arriving rewards, repeated reads, and over the lobby the notice of an unpaid order. */
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
