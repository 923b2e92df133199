import { type ReactNode, Suspense } from 'react';
import { FirstDayCard } from '../../events/index.ts';
import { FailedView, QuietBoundary } from '../../errors/index.ts';
import { PageShape, SectionFrame } from '../../frames/index.ts';
import { OtherActivities } from './OtherActivities.tsx';
import { PastRewards } from './PastRewards.tsx';
import { ReturnTiers } from './ReturnTiers.tsx';
import { TodayList } from './TodayList.tsx';
import { TodaySum } from './TodaySum.tsx';
import { useTodayRows } from './useTodayRows.ts';

/** /other/rewards: all that waits to be claimed today, whatever it came from, one by one or at once. */
export function RewardsPage(): ReactNode {
  const { rows, tiers, rewards, error, retry } = useTodayRows();
  return (
    <SectionFrame page="/other/rewards" {...(rows !== undefined && { banner: <TodaySum rows={rows} /> })}>
      {rows === undefined ? (
        error === null ? (
          <PageShape page="/other/rewards" />
        ) : (
          <FailedView error={error} onRetry={retry} size="roomy" />
        )
      ) : (
        <>
          <TodayList rows={rows} />
          {error === null ? null : <FailedView error={error} onRetry={retry} />}
          <QuietBoundary>
            <Suspense>
              <FirstDayCard />
            </Suspense>
          </QuietBoundary>
          <OtherActivities />
          <ReturnTiers tiers={tiers ?? []} />
          <PastRewards rewards={rewards} />
        </>
      )}
    </SectionFrame>
  );
}
