import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BANK_DAYS, type BankDay, type BankTrendTab } from '#protocol/entities/bank.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { Notice } from '#ui/components/Notice/index.ts';
import { TrendChart } from '#ui/components/TrendChart/index.ts';
import { useBookTrend } from './useBookTrend.ts';

/** Income and spending on each of the last 14 days, as a chart and a table (specification 2 §2). */
export function BookTrend({ tab }: { tab: BankTrendTab }): ReactNode {
  const { formatMessage, formatNumber } = useIntl();
  const { data, error, refetch } = useBookTrend(tab);
  if (data === undefined && error) {
    return (
      <Notice
        action={
          <Button onClick={() => void refetch()} size="sm" variant="ghost">
            <FormattedMessage defaultMessage="重試" id="error.retry" />
          </Button>
        }
        tone="warning"
      >
        <FormattedMessage defaultMessage="收支圖沒有載入成功" id="bank.trendFailed" />
      </Notice>
    );
  }
  const today = formatMessage({ id: 'bank.today', defaultMessage: '今天' });
  const pointOf = ({ Day, In, Out }: BankDay, at: number, days: readonly BankDay[]) => ({
    id: Day,
    label: at === days.length - 1 ? today : Day.slice(5).replace('-', '.'),
    up: In,
    down: Out,
  });
  return (
    <Card>
      <TrendChart
        count={BANK_DAYS}
        format={(amount) => formatNumber(amount)}
        points={data?.Days.map(pointOf)}
        title={formatMessage({ id: 'bank.trend', defaultMessage: '近 14 天收支' })}
        words={{
          up: formatMessage({ id: 'bank.in', defaultMessage: '入' }),
          down: formatMessage({ id: 'bank.out', defaultMessage: '出' }),
          span: formatMessage({ id: 'bank.day', defaultMessage: '日期' }),
          table: formatMessage({ id: 'bank.trendTable', defaultMessage: '看每日數字' }),
          loading: formatMessage({ id: 'frame.loading', defaultMessage: '載入中' }),
        }}
      />
    </Card>
  );
}
