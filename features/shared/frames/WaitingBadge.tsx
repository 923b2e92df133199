import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Badge } from '#ui/components/Badge/index.ts';

/** The number of things that wait on a page, with its text for screen readers. Nothing at zero. */
export function WaitingBadge({ count }: { count: number }): ReactNode {
  const { formatMessage } = useIntl();
  if (count === 0) return null;
  return (
    <Badge
      count={count}
      label={formatMessage({ id: 'frame.waiting', defaultMessage: '{count, plural, other {# 項等著您}}' }, { count })}
    />
  );
}
