import type { ReactNode } from 'react';
import { TitleHeader } from '../../../shared/frames/index.ts';
import type { ContentText } from '../contentPage.ts';
import * as css from './ContentPage.css.ts';
import { Updated } from './Updated.tsx';

/** A text's title above it and, where people hold one to the text, when it was last changed. */
export function PageTitle({ text, dated }: { text: ContentText; dated: boolean }): ReactNode {
  return (
    <div className={css.head}>
      <TitleHeader title={text.title} {...(dated && { note: <Updated day={text.updated} /> })} />
    </div>
  );
}
