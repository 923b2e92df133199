import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** The day on which a text was last changed. */
export function Updated({ day }: { day: string }): ReactNode {
  return (
    <FormattedMessage
      defaultMessage="最後更新：{day}"
      id="content.updated"
      values={{ day: <time dateTime={day}>{day.replaceAll('-', '.')}</time> }}
    />
  );
}
