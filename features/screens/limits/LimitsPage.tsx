import type { ReactNode } from 'react';
import { getOwnLimits } from '#protocol/operations/ownLimit.ts';
import { useOperation } from '../../base/client/index.ts';
import { Loaded, PageContentSkeleton, SectionFrame } from '../../shared/frames/index.ts';
import { BreakAndPause } from './BreakAndPause.tsx';
import { DailyLimits } from './DailyLimits.tsx';
import { HelpLine } from './HelpLine.tsx';
import * as css from './Limits.css.ts';
import { Today } from './Today.tsx';
import { WeekSummary } from './WeekSummary.tsx';

/** /member/limits: today's and recent play, the daily limits, the break reminder, and a pause. */
export function LimitsPage(): ReactNode {
  const query = useOperation(getOwnLimits, {}, { staleTime: 0, refetchInterval: 60_000 });
  return (
    <SectionFrame page="/member/limits">
      <Loaded query={query} skeleton={<PageContentSkeleton page="/member/limits" />}>
        {(limits) => (
          <div className={css.page}>
            <Today limits={limits} />
            <WeekSummary />
            <div className={css.limits}>
              <DailyLimits limits={limits.Limits} />
            </div>
            <BreakAndPause reminder={limits.Reminder} />
          </div>
        )}
      </Loaded>
      <HelpLine />
    </SectionFrame>
  );
}
