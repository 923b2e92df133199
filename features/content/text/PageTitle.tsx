import type { ReactNode } from 'react';
import { Heading } from '#ui/components/Heading/index.ts';
import { BackTitle } from '../../frames/index.ts';
import type { ContentText } from '../contentPage.ts';
import * as css from './ContentPage.css.ts';
import { Updated } from './Updated.tsx';

/** A text's title above it and, where people hold one to the text, when it was last changed. */
export function PageTitle({ text, dated }: { text: ContentText; dated: boolean }): ReactNode {
  return (
    <header className={css.head}>
      <BackTitle>
        <Heading level={1} size={32}>
          {text.title}
        </Heading>
      </BackTitle>
      {dated ? <Updated day={text.updated} /> : null}
    </header>
  );
}
