import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActivityID, RankActivity } from '#protocol/entities/ranking.ts';
import { getActivityRank } from '#protocol/operations/activityRank.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { Chip } from '#ui/components/Chip/index.ts';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { useOperation } from '../../base/client/index.ts';
import { StateDrawing } from '../../base/errors/index.ts';
import { Loaded, Pages, RowSkeletons, useChoices } from '../../shared/frames/index.ts';
import { useLanguage } from '../../base/settings/index.ts';
import { OwnPlace } from './OwnPlace.tsx';
import { PlaceRow } from './PlaceRow.tsx';
import * as css from './Ranking.css.ts';
import { PER_PAGE, RANKING_REFRESH_MS } from './useRichList.ts';

/** The places of an activity in this period or the last, with its rules and rewards. */
export function ActivityRanking({ id }: { id: ActivityID }): ReactNode {
  const { formatMessage } = useIntl();
  const { get, choose, page } = useChoices();
  const Period = get('period') === 'last' ? 'last' : 'current';
  const query = useOperation(
    getActivityRank,
    { ActivityID: id, Period, Page: page, PerPage: PER_PAGE },
    { placeholderData: keepPreviousData, refetchInterval: RANKING_REFRESH_MS },
  );
  const chip = (value: typeof Period, name: ReactNode): ReactNode => (
    <Chip onClick={() => choose('period', value === 'last' ? value : undefined)} selected={Period === value}>
      {name}
    </Chip>
  );
  return (
    <div className={css.panel}>
      <Inline wrap>
        {chip('current', <FormattedMessage defaultMessage="本期" id="ranking.current" />)}
        {chip('last', <FormattedMessage defaultMessage="上期" id="ranking.last" />)}
      </Inline>
      <Loaded query={query} skeleton={<RowSkeletons height="3.75rem" rows={10} />}>
        {({ Activity, List, Own }) => (
          <>
            <Rules activity={Activity} />
            <OwnPlace
              detail={<RewardOf gold={Own.Reward} />}
              list={List}
              rank={Own.Rank}
              value={<Score measure={Activity.Measure} value={Own.Score} />}
            />
            {List.length === 0 ? (
              <EmptyState
                description={formatMessage({
                  id: 'ranking.nobodyText',
                  defaultMessage: '玩過的會員會依成績排在這裡，每 15 分鐘更新。',
                })}
                drawing={<StateDrawing id="podium" />}
                size="compact"
                title={formatMessage({ id: 'ranking.nobody', defaultMessage: '這一期還沒有人上榜' })}
              />
            ) : (
              <Stack
                aria-label={formatMessage({ id: 'ranking.places', defaultMessage: '名次' })}
                as="ol"
                gap={2}
                start={List[0]?.Rank}
              >
                {List.map((player) => (
                  <PlaceRow
                    key={player.PlayerID}
                    player={player}
                    reward={<RewardOf gold={player.Reward} />}
                    value={<Score measure={Activity.Measure} value={player.Score} />}
                  />
                ))}
              </Stack>
            )}
            <Pages
              label={formatMessage({ id: 'ranking.pages', defaultMessage: '排行榜分頁' })}
              perPage={PER_PAGE}
              query={query}
            />
          </>
        )}
      </Loaded>
    </div>
  );
}

function Rules({ activity: { Rules: rules, StartTime, EndTime, Rewards } }: { activity: RankActivity }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  return (
    <Card variant="well">
      <Stack gap={2}>
        <Text as="p" size={13}>
          {rules[locale]}
        </Text>
        <Text as="p" size={13} tone="muted">
          <DateTime locale={locale} value={StartTime} />
          {' – '}
          <DateTime locale={locale} value={EndTime} />
        </Text>
        <Inline
          align="stretch"
          aria-label={formatMessage({ id: 'ranking.rewards', defaultMessage: '名次獎勵' })}
          as="ul"
          gap={4}
          rowGap={1}
          size={13}
          tone="muted"
          wrap
        >
          {Rewards.map(({ From, To, Gold }) => (
            <li key={From}>
              {From === To ? (
                <FormattedMessage defaultMessage="第 {rank} 名" id="ranking.place" values={{ rank: From }} />
              ) : (
                <FormattedMessage
                  defaultMessage="第 {from}–{to} 名"
                  id="ranking.placesFromTo"
                  values={{ from: From, to: To }}
                />
              )}{' '}
              <Amount locale={locale} tone="gold" value={Gold} />
            </li>
          ))}
        </Inline>
      </Stack>
    </Card>
  );
}

function RewardOf({ gold }: { gold: number }): ReactNode {
  const { locale } = useLanguage();
  if (gold === 0) return null;
  return (
    <FormattedMessage
      defaultMessage="獎勵 {gold}"
      id="ranking.reward"
      values={{ gold: <Amount format="short" locale={locale} value={gold} /> }}
    />
  );
}

/** The score: gold, or a multiple of the bet, which the wire carries in hundredths. */
function Score({ measure, value }: { measure: RankActivity['Measure']; value: number }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  if (measure === 'multiple') {
    return (
      <FormattedMessage
        defaultMessage="{times} 倍"
        id="ranking.times"
        values={{ times: <Amount decimals={2} locale={locale} value={value / 100} /> }}
      />
    );
  }
  return (
    <Amount
      locale={locale}
      tone="gold"
      unit={formatMessage({ id: 'ranking.gold', defaultMessage: '金幣' })}
      value={value}
    />
  );
}
