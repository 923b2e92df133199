import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PlayDay } from '#protocol/entities/ownLimit.ts';
import { getPlayDays } from '#protocol/operations/ownLimit.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { Table } from '#ui/components/Table/index.ts';
import { useOperation } from '../../base/client/index.ts';
import { Loaded, RowSkeletons } from '../../shared/frames/index.ts';
import { useLanguage } from '../../base/settings/index.ts';
import { DayBars, type DaySeries } from './DayBars.tsx';
import * as css from './Limits.css.ts';
import { useLimitText } from './useLimitText.ts';

const DAYS = 7;

const sumOf = (days: readonly PlayDay[], of: (day: PlayDay) => number): number =>
  days.reduce((sum, day) => sum + of(day), 0);

/** Play, wins and payments of the last seven days, as bars and in a table. */
export function WeekSummary(): ReactNode {
  const query: UseQueryResult<{ Days: PlayDay[] }> = useOperation(getPlayDays, { Days: DAYS }, { staleTime: 0 });
  return (
    <Card asChild padding="none">
      <section aria-labelledby="limits-week" className={css.card}>
        <Loaded
          query={query}
          skeleton={
            <div className={css.skeletons}>
              <RowSkeletons height="3rem" rows={4} />
            </div>
          }
        >
          {({ Days }) => <Week days={Days} />}
        </Loaded>
      </section>
    </Card>
  );
}

function Week({ days }: { days: readonly PlayDay[] }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const words = useLimitText();
  const series: readonly DaySeries[] = [
    {
      id: 'played',
      label: formatMessage({ id: 'limits.played', defaultMessage: '遊玩' }),
      total: words.duration(sumOf(days, ({ Seconds }) => Seconds)),
      values: days.map(({ Seconds }) => Seconds),
    },
    {
      id: 'won',
      label: formatMessage({ id: 'limits.won', defaultMessage: '贏得' }),
      total: formatMessage(
        { id: 'limits.gold', defaultMessage: '{amount, number} 金幣' },
        { amount: sumOf(days, ({ Win }) => Win) },
      ),
      values: days.map(({ Win }) => Win),
    },
    {
      id: 'spent',
      label: formatMessage({ id: 'limits.spend', defaultMessage: '消費' }),
      total: words.money(sumOf(days, ({ Spent }) => Spent)),
      values: days.map(({ Spent }) => Spent),
    },
  ];
  return (
    <>
      <header className={css.head}>
        <h2 className={css.title} id="limits-week">
          <FormattedMessage defaultMessage="最近 {days, number} 天" id="limits.week" values={{ days: DAYS }} />
        </h2>
        <p className={css.aside}>
          <FormattedMessage
            defaultMessage="淨輸贏 {net}"
            id="limits.net"
            values={{
              net: (
                <strong className={css.net}>
                  <Amount locale={locale} signed value={sumOf(days, ({ Win, Bet }) => Win - Bet)} />
                </strong>
              ),
            }}
          />
        </p>
      </header>
      {days.every(({ Rounds, Seconds, Spent }) => Rounds + Seconds + Spent === 0) ? (
        <p className={css.nothing}>
          <FormattedMessage
            defaultMessage="這 7 天還沒有紀錄。開始玩之後，每天的時間、輸贏與消費會畫在這裡。"
            id="limits.nothing"
          />
        </p>
      ) : (
        <>
          <DayBars days={days.map(({ Day }) => Day)} series={series} />
          <DayTable days={days} />
        </>
      )}
    </>
  );
}

function DayTable({ days }: { days: readonly PlayDay[] }): ReactNode {
  const { formatMessage, formatNumber } = useIntl();
  const words = useLimitText();
  const label = formatMessage({ id: 'limits.table', defaultMessage: '看每日數字' });
  return (
    <details className={css.details}>
      <summary className={css.summary}>{label}</summary>
      <Table<PlayDay>
        columns={[
          {
            id: 'day',
            header: formatMessage({ id: 'bank.day', defaultMessage: '日期' }),
            cell: ({ Day }) => Day.slice(5).replace('-', '.'),
          },
          {
            id: 'played',
            header: formatMessage({ id: 'limits.played', defaultMessage: '遊玩' }),
            align: 'end',
            cell: ({ Seconds }) => words.duration(Seconds),
          },
          {
            id: 'bet',
            header: formatMessage({ id: 'limits.play', defaultMessage: '投注' }),
            align: 'end',
            cell: ({ Bet }) => formatNumber(Bet),
          },
          {
            id: 'won',
            header: formatMessage({ id: 'limits.won', defaultMessage: '贏得' }),
            align: 'end',
            cell: ({ Win }) => formatNumber(Win),
          },
          {
            id: 'spent',
            header: formatMessage({ id: 'limits.spend', defaultMessage: '消費' }),
            align: 'end',
            cell: ({ Spent }) => words.money(Spent),
          },
        ]}
        density="compact"
        label={label}
        rowKey={({ Day }) => Day}
        rows={days.toReversed()}
      />
    </details>
  );
}
