import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNow } from '#ui/components/DateTime/index.ts';

const MINUTE_MS = 60_000;

export interface TimeLeftProps {
  until: string;
  /** `short` leaves out the minutes of a time of an hour or more. */
  form?: 'long' | 'short';
}

/** The hours and minutes until a time, without seconds, so that nothing urges. */
export function TimeLeft({ until, form = 'long' }: TimeLeftProps): ReactNode {
  const { formatNumber } = useIntl();
  const minutes = Math.max(0, Math.ceil((Date.parse(until) - useNow(true)) / MINUTE_MS));
  const hours = Math.floor(minutes / 60);
  const part = (value: number, unit: 'hour' | 'minute'): string =>
    formatNumber(value, { style: 'unit', unit, unitDisplay: 'short' });
  const rest = minutes % 60;
  if (hours === 0) return part(minutes, 'minute');
  return rest === 0 || form === 'short' ? part(hours, 'hour') : `${part(hours, 'hour')} ${part(rest, 'minute')}`;
}
