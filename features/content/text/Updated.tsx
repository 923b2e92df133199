import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Text } from '#ui/components/Text/index.ts';

/** The day on which a text was last changed. */
export function Updated({ day }: { day: string }): ReactNode {
  return (
    <Text as="p" size={13} tone="muted">
      <FormattedMessage
        defaultMessage="最後更新：{day}"
        id="content.updated"
        values={{ day: <time dateTime={day}>{day.replaceAll('-', '.')}</time> }}
      />
    </Text>
  );
}
