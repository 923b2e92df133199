import type { ReactNode } from 'react';
import { useParams } from '../../../base/routing/index.ts';
import { DocumentForm } from '../form/DocumentForm.tsx';
import { ContentPage } from '../text/ContentPage.tsx';
import { ArticleLayout } from '../text/ArticleLayout.tsx';

/** /support/document/:number: one of the application documents 1 to 6 (specification 2 §3). */
export function DocumentPage(): ReactNode {
  const { number = '' } = useParams();
  const slug = `document-${number}`;
  return (
    <ContentPage bare key={slug} slug={slug}>
      {(text) => (
        <ArticleLayout>
          <DocumentForm slug={slug} text={text} />
        </ArticleLayout>
      )}
    </ContentPage>
  );
}
