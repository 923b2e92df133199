import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ProgressRing } from '#ui/components/Progress/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { useLimitText } from './useLimitText.ts';

/** The day's playing time as a ring that fills up to the limit, with the time inside. */
export function TimeRing({ used, limit }: { used: number; limit: number | undefined }): ReactNode {
  const { formatMessage } = useIntl();
  const words = useLimitText();
  const label = formatMessage({ id: 'limits.playedToday', defaultMessage: '今天已玩' });
  const end =
    limit === undefined
      ? formatMessage({ id: 'limits.unset', defaultMessage: '未設上限' })
      : formatMessage({ id: 'limits.ofLimit', defaultMessage: '上限 {limit}' }, { limit: words.duration(limit) });
  return (
    <ProgressRing label={label} max={limit} value={used} valueText={`${words.duration(used)} · ${end}`}>
      <Text size={11} tone="muted">
        {label}
      </Text>
      <Text as="strong" face="numerals" size={20} tone="inherit" weight="bold">
        {words.duration(used)}
      </Text>
      <Text size={11} tone="muted">
        {end}
      </Text>
    </ProgressRing>
  );
}
