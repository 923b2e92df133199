import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { newMail } from '#protocol/operations/mail.ts';
import { getEvents, getMissions, missionDone } from '#protocol/operations/mission.ts';
import { loadAgain } from '#ui/loadAgain.ts';
import { operationKey, usePush } from '../client/index.ts';
import { QuietBoundary } from '../errors/index.ts';
import { useAfterFirstPage } from '../head/index.ts';
import { useSessionStatus } from '../session/index.ts';
import { MAILS_KEY } from './mailsKey.ts';

/** Its pushes bring the schemas of four groups, which the first page does without. */
const KeepRewards = lazy(loadAgain(() => import('./KeepRewards.tsx')));

/** Asks for what waits anew when the service says that there is more. Once a page: every reader shares what it keeps. */
export function KeepBadges(): ReactNode {
  const queries = useQueryClient();
  const afterFirstPage = useAfterFirstPage();
  const isIn = useSessionStatus() === 'authenticated';
  usePush(missionDone, () => {
    void queries.invalidateQueries({ queryKey: operationKey(getMissions), refetchType: 'none' });
    void queries.invalidateQueries({ queryKey: operationKey(getEvents) });
  });
  usePush(newMail, () => void queries.invalidateQueries({ queryKey: MAILS_KEY }));
  return afterFirstPage && isIn ? (
    <QuietBoundary>
      <Suspense>
        <KeepRewards />
      </Suspense>
    </QuietBoundary>
  ) : null;
}
