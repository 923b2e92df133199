import type { ReactNode } from 'react';
import { TitleHeader } from '../../../shared/frames/index.ts';
import type { ContentText } from '../contentPage.ts';
import * as css from './ContentPage.css.ts';
import { Updated } from './Updated.tsx';

/** A text's title and, for binding texts, the date of the last change. */
export function PageTitle({ text, dated }: { text: ContentText; dated: boolean }): ReactNode {
  return (
    <div className={css.head}>
      <TitleHeader title={text.title} {...(dated && { note: <Updated day={text.updated} /> })} />
    </div>
  );
}
