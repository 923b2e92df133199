import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Text } from '#ui/components/Text/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import * as css from './DayBars.css.ts';

/** A series of daily values. */
export interface DaySeries {
  readonly id: 'played' | 'won' | 'spent';
  readonly label: string;
  readonly total: string;
  /** A value for each day, oldest first. */
  readonly values: readonly number[];
}

export interface DayBarsProps {
  /** Days in Taipei as `2026-11-21`, oldest first; the last is today. */
  days: readonly string[];
  series: readonly DaySeries[];
}

/** Rows of bars over the same days, each scaled to its own maximum since units differ. */
export function DayBars({ days, series }: DayBarsProps): ReactNode {
  const { formatDate } = useIntl();
  return (
    <div className={css.chart}>
      {series.map(({ id, label, total, values }) => (
        <div className={css.row} data-series={id} key={id}>
          <Stack gap={0}>
            <span className={css.label}>{label}</span>
            <Text as="strong" face="numerals" tone="inherit" weight="bold">
              {total}
            </Text>
          </Stack>
          <div aria-hidden="true" className={css.bars}>
            {values.map((value, at) => (
              <span className={css.bar} key={days[at]} style={{ blockSize: heightOf(value, values) }} />
            ))}
          </div>
        </div>
      ))}
      <div aria-hidden="true" className={css.axis}>
        <div className={css.days}>
          {days.map((day, at) => (
            <span className={css.day} key={day}>
              {at === days.length - 1 ? (
                <FormattedMessage defaultMessage="今天" id="limits.today" />
              ) : (
                formatDate(`${day}T04:00:00.000Z`, { weekday: 'narrow' })
              )}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

/** A day with the value zero keeps a line. */
function heightOf(value: number, values: readonly number[]): string {
  const most = Math.max(...values);
  return most === 0 ? '2px' : `max(2px, ${String((100 * value) / most)}%)`;
}
