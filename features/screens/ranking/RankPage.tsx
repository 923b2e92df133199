import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { getRankActivities } from '#protocol/operations/activityRank.ts';
import { Button } from '#ui/components/Button/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '#ui/components/Tabs/index.ts';
import { useOperation } from '../../base/client/index.ts';
import { StateDrawing } from '../../base/errors/index.ts';
import { Loaded, PageContentSkeleton, SectionFrame, useChoices } from '../../shared/frames/index.ts';
import { SessionPending, useSessionStatus } from '../../base/session/index.ts';
import { useLanguage } from '../../base/settings/index.ts';
import { useOpenSignIn } from '../../shared/sign-in/index.ts';
import { ActivityRanking } from './ActivityRanking.tsx';
import { RankRewards } from './RankRewards.tsx';
import { SnapshotNote } from './SnapshotNote.tsx';

/** /rank: the rankings of this week's and day's activities, for signed-in players. */
export function RankPage(): ReactNode {
  const status = useSessionStatus();
  return (
    <SectionFrame note={<SnapshotNote at="" />} page="/rank">
      {status === 'loading' ? <SessionPending shape={<PageContentSkeleton page="/rank" />} size="roomy" /> : null}
      {status === 'unauthenticated' ? <SignedOut /> : null}
      {status === 'authenticated' ? <Activities /> : null}
    </SectionFrame>
  );
}

function Activities(): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const { get, choose } = useChoices();
  const query = useOperation(getRankActivities, {});
  const activities = query.data?.List ?? [];
  const shown = activities.find(({ ActivityID }) => ActivityID === get('activity')) ?? activities[0];
  return (
    <>
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
              {activities.map(({ ActivityID }) => (
                <TabPanel key={ActivityID} value={ActivityID}>
                  <ActivityRanking id={ActivityID} />
                </TabPanel>
              ))}
            </Tabs>
          )
        }
      </Loaded>
      <RankRewards />
    </>
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
