import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';

/**
 * The time of a room's last session.
 *
 * @param time empty if it had none
 */
export function LastOnAir({ time }: { time: string }): ReactNode {
  const { locale } = useLanguage();
  if (time === '') return <FormattedMessage defaultMessage="尚未開播過" id="live.neverOnAir" />;
  return (
    <FormattedMessage
      defaultMessage="上次直播 {time}"
      id="live.lastOnAir"
      values={{ time: <DateTime form="relative" locale={locale} value={time} /> }}
    />
  );
}
