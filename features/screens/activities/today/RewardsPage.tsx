import { type ReactNode, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { Notice } from '#ui/components/Notice/index.ts';
import { FirstDayCard } from '../../events/index.ts';
import { FailedView, QuietBoundary } from '../../../base/errors/index.ts';
import { PageContentSkeleton, SectionFrame } from '../../../shared/frames/index.ts';
import { OtherActivities } from './OtherActivities.tsx';
import { PastRewards } from './PastRewards.tsx';
import { ReturnTiers } from './ReturnTiers.tsx';
import { TodayList } from './TodayList.tsx';
import { TodaySum } from './TodaySum.tsx';
import { useTodayRows } from './useTodayRows.ts';

/** /other/rewards: all rewards of today, to claim one by one or all together. */
export function RewardsPage(): ReactNode {
  const { rows, tiers, rewards, error, retry } = useTodayRows();
  return (
    <SectionFrame
      page="/other/rewards"
      {...(rows !== undefined && { banner: <TodaySum isWhole={error === null} rows={rows} /> })}
    >
      {rows === undefined ? (
        error === null ? (
          <PageContentSkeleton page="/other/rewards" />
        ) : (
          <FailedView error={error} onRetry={retry} size="roomy" />
        )
      ) : (
        <>
          {error === null ? null : <PartMissing onRetry={retry} />}
          <TodayList rows={rows} />
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

/** A notice above the loaded rewards: the sum is incomplete. */
function PartMissing({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <Notice
      action={
        <Button onClick={onRetry} size="sm" variant="ghost">
          <FormattedMessage defaultMessage="重試" id="error.retry" />
        </Button>
      }
      tone="danger"
    >
      <FormattedMessage defaultMessage="部分獎勵沒有載入成功，列出的可以先領" id="today.partMissing" />
    </Notice>
  );
}
