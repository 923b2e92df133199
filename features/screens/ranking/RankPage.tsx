import { keepPreviousData } from '@tanstack/react-query';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ACTIVITY_IDS } from '#protocol/entities/ranking.ts';
import { getActivityRank, getRankActivities } from '#protocol/operations/activityRank.ts';
import { Button } from '#ui/components/Button/index.ts';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '#ui/components/Tabs/index.ts';
import { useOperation } from '../../base/client/index.ts';
import { StateDrawing } from '../../base/errors/index.ts';
import { Loaded, PageContentSkeleton, SectionFrame, useChoices } from '../../shared/frames/index.ts';
import { SessionPending, useSessionStatus } from '../../base/session/index.ts';
import { useLanguage } from '../../base/settings/index.ts';
import { useOpenSignIn } from '../../shared/sign-in/index.ts';
import { ActivityRanking } from './ActivityRanking.tsx';
import * as css from './Ranking.css.ts';
import { PER_PAGE, RANKING_REFRESH_MS } from './useRichList.ts';

/** /rank: the rankings of this week's and day's activities, or of the last period, for signed-in players. */
export function RankPage(): ReactNode {
  const status = useSessionStatus();
  return (
    <SectionFrame page="/rank" {...(status === 'authenticated' && { action: <LastPeriodButton /> })}>
      {status === 'loading' ? <SessionPending shape={<PageContentSkeleton page="/rank" />} size="roomy" /> : null}
      {status === 'unauthenticated' ? <SignedOut /> : null}
      {status === 'authenticated' ? <Activities /> : null}
    </SectionFrame>
  );
}

/** Switches between this period and the last. */
function LastPeriodButton(): ReactNode {
  const { formatMessage } = useIntl();
  const { get, choose } = useChoices();
  const isLast = get('period') === 'last';
  return (
    <IconButton
      label={formatMessage({ id: 'ranking.last', defaultMessage: '上期' })}
      onPressedChange={(pressed) => choose('period', pressed ? 'last' : undefined)}
      pressed={isLast}
    >
      <History size={24} />
    </IconButton>
  );
}

function Activities(): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const { get, choose, page } = useChoices();
  const query = useOperation(getRankActivities, {});
  const activities = query.data?.List ?? [];
  const asked = ACTIVITY_IDS.find((id) => id === get('activity')) ?? ACTIVITY_IDS[0];
  const shown = activities.find(({ ActivityID }) => ActivityID === asked) ?? activities[0];
  // Read beside the list of activities, not after it.
  const ranking = useOperation(
    getActivityRank,
    {
      ActivityID: shown?.ActivityID ?? asked,
      Period: get('period') === 'last' ? 'last' : 'current',
      Page: page,
      PerPage: PER_PAGE,
    },
    { placeholderData: keepPreviousData, refetchInterval: RANKING_REFRESH_MS },
  );
  return (
    <Loaded query={query} skeleton={<PageContentSkeleton page="/rank" />}>
      {() =>
        shown === undefined ? (
          <EmptyState
            description={formatMessage({
              id: 'ranking.noActivityText',
              defaultMessage: '活動開始後，名次與獎勵會列在這裡。',
            })}
            drawing={<StateDrawing id="podium" />}
            title={formatMessage({ id: 'ranking.noActivity', defaultMessage: '目前沒有排行活動' })}
          />
        ) : (
          <Tabs onValueChange={(next) => choose('activity', next)} value={shown.ActivityID}>
            <TabList
              label={formatMessage({ id: 'ranking.activities', defaultMessage: '排行活動' })}
              variant="segmented"
            >
              {activities.map(({ ActivityID, Title }) => (
                <Tab key={ActivityID} value={ActivityID}>
                  {Title[locale]}
                </Tab>
              ))}
            </TabList>
            <TabPanel value={shown.ActivityID}>
              <div className={css.panel}>
                <ActivityRanking query={ranking} />
              </div>
            </TabPanel>
          </Tabs>
        )
      }
    </Loaded>
  );
}

function SignedOut(): ReactNode {
  const { formatMessage } = useIntl();
  const openSignIn = useOpenSignIn();
  return (
    <EmptyState
      action={
        <Button onClick={() => openSignIn()}>
          <FormattedMessage defaultMessage="登入" id="ranking.signIn" />
        </Button>
      }
      description={formatMessage({
        id: 'ranking.signedOutText',
        defaultMessage: '每週與每日的活動名次、獎勵，登入或以訪客身分進入就能看到。',
      })}
      drawing={<StateDrawing id="podium" />}
      title={formatMessage({ id: 'ranking.signedOut', defaultMessage: '登入後查看活動排行' })}
    />
  );
}
