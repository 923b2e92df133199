import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Tab } from '#ui/components/Tabs/index.ts';

/** The tab of the contrast report, with the number of unreadable pairs. */
export function FailingTab({ count, value }: { count: number; value: string }): ReactNode {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'studio.failing', defaultMessage: '{count} 組不合格' }, { count });
  return (
    <Tab unread={{ count, label }} value={value}>
      <FormattedMessage defaultMessage="對比" id="studio.contrast" />
    </Tab>
  );
}
