import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { RankActivity } from '#protocol/entities/ranking.ts';
import type { ResultOf } from '#protocol/operation.ts';
import type { getActivityRank } from '#protocol/operations/activityRank.ts';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { StateDrawing } from '../../base/errors/index.ts';
import { useIsGuest } from '../../base/session/index.ts';
import { useLanguage } from '../../base/settings/index.ts';
import { Loaded, PageContentSkeleton, Pages, useChoices } from '../../shared/frames/index.ts';
import { OwnPlace, Places, placesLook as css, Prize } from '../../shared/places/index.ts';
import { RankRewards } from './RankRewards.tsx';
import { Rules } from './Rules.tsx';
import { Score } from './Score.tsx';
import { SnapshotNote } from './SnapshotNote.tsx';
import { PER_PAGE } from './useRichList.ts';

type Ranking = ResultOf<typeof getActivityRank>;

/** The places of an activity in this period or the last: the podium, the other places, the rules, and the player's own place. */
export function ActivityRanking({ query }: { query: UseQueryResult<Ranking> }): ReactNode {
  const { formatMessage } = useIntl();
  const { get } = useChoices();
  const isLast = get('period') === 'last';
  return (
    <Loaded query={query} skeleton={<PageContentSkeleton page="/rank" />}>
      {({ Activity, List, Own, UpdateTime }) => (
        <div className={css.board}>
          <div className={css.main}>
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
              <Places
                label={formatMessage({ id: 'ranking.places', defaultMessage: '名次' })}
                note={
                  <>
                    <PeriodLine activity={Activity} isLast={isLast} />
                    <SnapshotNote at={isLast ? '' : UpdateTime} isOver={isLast} />
                  </>
                }
                places={List.map((player) => ({
                  player,
                  score: <Score measure={Activity.Measure} value={player.Score} />,
                  ...(player.Reward > 0 && { prize: <Prize gold={player.Reward} /> }),
                }))}
              />
            )}
            <Pages
              label={formatMessage({ id: 'ranking.pages', defaultMessage: '排行榜分頁' })}
              perPage={PER_PAGE}
              query={query}
            />
            {isLast ? <RankRewards /> : null}
          </div>
          <div className={css.side}>
            <Rules activity={Activity} own={Own} />
            <OwnActivityPlace activity={Activity} isLast={isLast} own={Own} />
          </div>
        </div>
      )}
    </Loaded>
  );
}

/** The end of the current period, or the dates of the settled one. */
function PeriodLine({ activity: { StartTime, EndTime }, isLast }: { activity: RankActivity; isLast: boolean }) {
  const { locale } = useLanguage();
  const end = <DateTime locale={locale} value={EndTime} />;
  return (
    <span className={css.period}>
      {isLast ? (
        <FormattedMessage
          defaultMessage="{start} – {end} 已結算"
          id="ranking.settledFromTo"
          values={{ start: <DateTime form="date" locale={locale} value={StartTime} />, end }}
        />
      ) : (
        <FormattedMessage defaultMessage="{end} 結算" id="ranking.settlesAt" values={{ end }} />
      )}
    </span>
  );
}

interface OwnActivityPlaceProps {
  activity: RankActivity;
  own: Ranking['Own'];
  isLast: boolean;
}

/** The own place with its prize and the distance to the place above. */
function OwnActivityPlace({ activity: { Measure }, own, isLast }: OwnActivityPlaceProps): ReactNode {
  const isGuest = useIsGuest();
  const { Rank, Score: score, Reward, Next } = own;
  const missing = Next === undefined ? 0 : Next.Score - score;
  return (
    <OwnPlace
      rank={Rank}
      value={<Score measure={Measure} value={score} />}
      {...(Reward > 0 && {
        prize: {
          label: isLast ? (
            <FormattedMessage defaultMessage="獲得獎勵" id="ranking.prizeGot" />
          ) : (
            <FormattedMessage defaultMessage="現在可得" id="ranking.prizeNow" />
          ),
          gold: Reward,
        },
      })}
      {...noteOf()}
    />
  );

  function noteOf(): { note?: ReactNode; share?: number } {
    if (isLast) return {};
    if (isGuest) return { note: <FormattedMessage defaultMessage="訪客的成績不列入排名。" id="ranking.guestNote" /> };
    if (Rank === 0) {
      return {
        note:
          score === 0 ? (
            <FormattedMessage defaultMessage="這一期還沒有成績。" id="ranking.noScore" />
          ) : (
            <FormattedMessage defaultMessage="下次更新後列入名次。" id="ranking.soonRanked" />
          ),
      };
    }
    if (Next === undefined) return {};
    if (missing <= 0)
      return { note: <FormattedMessage defaultMessage="下次更新後名次會上升。" id="ranking.soonHigher" /> };
    return {
      note: (
        <FormattedMessage
          defaultMessage="距離第 {rank} 名還差 {score}"
          id="ranking.toNext"
          values={{ rank: Next.Rank, score: <Score measure={Measure} value={missing} /> }}
        />
      ),
      share: score / Next.Score,
    };
  }
}
