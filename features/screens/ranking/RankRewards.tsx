import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { RankReward } from '#protocol/entities/ranking.ts';
import { getRankRewards } from '#protocol/operations/activityRank.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { SectionHeading } from '#ui/components/SectionHeading/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { useOperation } from '../../base/client/index.ts';
import { Link, useLocation } from '../../base/routing/index.ts';
import { PagedRecords } from '../../shared/frames/index.ts';
import { useLanguage } from '../../base/settings/index.ts';
import * as css from './Ranking.css.ts';

const PER_PAGE = 10;

/** The rewards of the player's places in past periods, newest first, with a link to their mails (13820). */
export function RankRewards(): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const prefix = localePrefix(useLocation().pathname);
  const [page, turnTo] = useState(1);
  const query = useOperation(getRankRewards, { Page: page, PerPage: PER_PAGE }, { placeholderData: keepPreviousData });
  const label = formatMessage({ id: 'ranking.ownRewards', defaultMessage: '我的排行獎勵' });
  const time = (value: string): ReactNode => <DateTime locale={locale} value={value} />;
  const goldOf = ({ Gold, MailID }: RankReward): ReactNode => (
    <>
      <Amount
        locale={locale}
        tone="gold"
        unit={formatMessage({ id: 'ranking.gold', defaultMessage: '金幣' })}
        value={Gold}
      />
      {MailID === '' ? (
        <Text as="p" size={12} tone="muted">
          <FormattedMessage defaultMessage="寄送中" id="ranking.reward.onTheWay" />
        </Text>
      ) : null}
    </>
  );
  return (
    <div className={css.section}>
      <SectionHeading
        aside={
          <Button asChild size="sm" variant="ghost">
            <Link to={`${prefix}/member/mail`}>
              <FormattedMessage defaultMessage="到信箱領取" id="ranking.toMail" />
            </Link>
          </Button>
        }
      >
        {label}
      </SectionHeading>
      <PagedRecords<RankReward>
        columns={[
          {
            id: 'activity',
            header: formatMessage({ id: 'ranking.reward.activity', defaultMessage: '活動' }),
            onCard: 'title',
            cell: ({ Title }) => Title[locale],
          },
          {
            id: 'period',
            header: formatMessage({ id: 'ranking.reward.period', defaultMessage: '結束時間' }),
            onCard: 'line',
            cell: ({ EndTime }) => time(EndTime),
          },
          {
            id: 'rank',
            header: formatMessage({ id: 'ranking.reward.rank', defaultMessage: '名次' }),
            onCard: 'under',
            cell: ({ Rank }) => formatMessage({ id: 'ranking.place', defaultMessage: '第 {rank} 名' }, { rank: Rank }),
          },
          {
            id: 'gold',
            header: formatMessage({ id: 'ranking.reward.gold', defaultMessage: '獎勵' }),
            onCard: 'aside',
            align: 'end',
            cell: goldOf,
          },
        ]}
        empty={
          <Text as="p" tone="muted">
            <FormattedMessage defaultMessage="上榜後，每一期的獎勵會列在這裡，並寄到信箱。" id="ranking.noRewards" />
          </Text>
        }
        label={label}
        pagesLabel={formatMessage({ id: 'ranking.rewardPages', defaultMessage: '排行獎勵分頁' })}
        perPage={PER_PAGE}
        place={{ page, turnTo }}
        query={query}
        rowKey={({ ActivityID, EndTime }) => `${ActivityID} ${EndTime}`}
        skeletons={2}
      />
    </div>
  );
}
