import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ClubInfo } from '#protocol/entities/club.ts';
import { getClubRank } from '#protocol/operations/club.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { RankingRow } from '#ui/components/RankingRow/index.ts';
import { useOperation } from '../../../base/client/index.ts';
import { Loaded, Pages, RowSkeletons, useChoices } from '../../../shared/frames/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import * as css from '../Club.css.ts';
import { ClubFlag } from '../flag/ClubFlag.tsx';
import { ClubFrame } from '../parts/ClubFrame.tsx';

const PER_PAGE = 20;

/** Clubs by growth, with the player's club marked (14760). */
export function RankView({ club }: { club: ClubInfo }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const { page: Page } = useChoices();
  const query = useOperation(getClubRank, { Page, PerPage: PER_PAGE }, { placeholderData: keepPreviousData });
  const title = formatMessage({ id: 'clubs.rankTitle', defaultMessage: '俱樂部排行' });
  return (
    <ClubFrame
      note={
        query.data === undefined || query.data.OwnRank === 0 ? undefined : (
          <FormattedMessage
            defaultMessage="您的俱樂部排第 {rank, number} 名，依成長排序"
            id="clubs.ownRank"
            values={{ rank: query.data.OwnRank }}
          />
        )
      }
      title={title}
    >
      <Loaded query={query} skeleton={<RowSkeletons height="3.75rem" rows={8} />}>
        {({ List }) => (
          <div className={css.section}>
            <ol aria-label={title} className={css.rows} start={List[0]?.Rank}>
              {List.map((one) => (
                <RankingRow
                  avatar={<ClubFlag badge={one.PicInfo.DefaultID} color={one.FlagColor} size="sm" />}
                  detail={
                    <span>
                      LV.{one.Level} · {one.MemberCount} / {one.MemberLimit}
                    </span>
                  }
                  key={one.ClubID}
                  name={one.ClubName}
                  own={
                    one.ClubID === club.ClubID ? formatMessage({ id: 'clubs.ours', defaultMessage: '我們' }) : undefined
                  }
                  place={one.Rank}
                  placeLabel={formatMessage(
                    { id: 'ranking.place', defaultMessage: '第 {rank} 名' },
                    { rank: one.Rank },
                  )}
                  value={<Amount locale={locale} value={one.Growth} />}
                />
              ))}
            </ol>
            <Pages
              label={formatMessage({ id: 'clubs.rankPages', defaultMessage: '俱樂部排行分頁' })}
              perPage={PER_PAGE}
              query={query}
            />
          </div>
        )}
      </Loaded>
    </ClubFrame>
  );
}
