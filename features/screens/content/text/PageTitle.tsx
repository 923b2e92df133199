import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { TitleHeader } from '../../../shared/frames/index.ts';
import type { ContentText } from '../contentPage.ts';
import * as css from './ContentPage.css.ts';

/** A text's title and, for binding texts, the date of the last change. */
export function PageTitle({ text, dated }: { text: ContentText; dated: boolean }): ReactNode {
  return (
    <div className={css.head}>
      <TitleHeader title={text.title} {...(dated && { note: <Updated day={text.updated} /> })} />
    </div>
  );
}

/** The day of a text's last change. */
function Updated({ day }: { day: string }): ReactNode {
  return (
    <FormattedMessage
      defaultMessage="最後更新：{day}"
      id="content.updated"
      values={{ day: <time dateTime={day}>{day.replaceAll('-', '.')}</time> }}
    />
  );
}
