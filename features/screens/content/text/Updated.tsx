import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** The day of a text's last change. */
export function Updated({ day }: { day: string }): ReactNode {
  return (
    <FormattedMessage
      defaultMessage="最後更新：{day}"
      id="content.updated"
      values={{ day: <time dateTime={day}>{day.replaceAll('-', '.')}</time> }}
    />
  );
}
