import type { ReactNode } from 'react';
import { CardLinks } from '../text/CardLinks.tsx';
import { ContentPage } from '../text/ContentPage.tsx';
import { TextProse } from '../text/TextProse.tsx';
import { wordOf } from '../text/useText.ts';

const NUMBERS = [1, 2, 3, 4, 5, 6] as const;

/** /support/document: the application documents 1 to 6, and how they are handed in. */
export function DocumentsPage(): ReactNode {
  return (
    <ContentPage dated={false} slug="documents">
      {(text) => (
        <>
          <CardLinks
            label={text.title}
            links={NUMBERS.map((number) => ({
              path: `/support/document/${String(number)}`,
              icon: String(number),
              title: wordOf(text, `title${String(number)}`),
              text: wordOf(text, `text${String(number)}`),
            }))}
          />
          <TextProse blocks={text.blocks} />
        </>
      )}
    </ContentPage>
  );
}
