import { useMemo } from 'react';
import { defineMessages, type IntlShape, type MessageDescriptor, useIntl } from 'react-intl';
import type { LimitKind } from '#protocol/entities/ownLimit.ts';

export const limitNames: Readonly<Record<LimitKind, MessageDescriptor>> = defineMessages({
  time: { id: 'limits.time', defaultMessage: '時間' },
  play: { id: 'limits.play', defaultMessage: '投注' },
  spend: { id: 'limits.spend', defaultMessage: '消費' },
});

/** Formats amounts of each kind. */
export interface LimitText {
  /** Whole minutes, rounded down. */
  readonly duration: (seconds: number) => string;
  readonly money: (amount: number) => string;
  readonly amount: (kind: LimitKind, amount: number) => string;
  /** An amount, or that there is no limit. */
  readonly limit: (kind: LimitKind, limit: number | undefined) => string;
}

function wordsOf({ formatMessage, formatNumber }: IntlShape): LimitText {
  const duration = (seconds: number): string => {
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
    if (hours === 0)
      return formatMessage({ id: 'limits.minutes', defaultMessage: '{minutes, number} 分鐘' }, { minutes });
    return minutes === 0
      ? formatMessage({ id: 'limits.hours', defaultMessage: '{hours, number} 小時' }, { hours })
      : formatMessage(
          { id: 'limits.hoursMinutes', defaultMessage: '{hours, number} 時 {minutes, number} 分' },
          { hours, minutes },
        );
  };
  const money = (amount: number): string =>
    formatMessage({ id: 'limits.money', defaultMessage: 'NT$ {amount, number}' }, { amount });
  const amount = (kind: LimitKind, value: number): string => {
    if (kind === 'time') return duration(value);
    return kind === 'spend' ? money(value) : formatNumber(value);
  };
  return {
    duration,
    money,
    amount,
    limit: (kind, limit) =>
      limit === undefined ? formatMessage({ id: 'limits.none', defaultMessage: '不限' }) : amount(kind, limit),
  };
}

/** Formats amounts of limits in the page's language. */
export function useLimitText(): LimitText {
  const intl = useIntl();
  return useMemo(() => wordsOf(intl), [intl]);
}
