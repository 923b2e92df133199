import type { ReactNode } from 'react';
import { LanguageSwitch } from '../../site/index.ts';
import { DownloadHero } from '../download/DownloadHero.tsx';
import { ArticleLayout } from '../text/ArticleLayout.tsx';
import { ContentPage } from '../text/ContentPage.tsx';
import { RatingNotice } from '../text/RatingNotice.tsx';
import { TextProse } from '../text/TextProse.tsx';

/** /download: the stores of the app, and how to install it. */
export function DownloadPage(): ReactNode {
  return (
    <ContentPage bare slug="download">
      {(text) => (
        <ArticleLayout>
          <DownloadHero text={text} />
          <LanguageSwitch />
          <RatingNotice />
          <TextProse blocks={text.blocks} contents />
        </ArticleLayout>
      )}
    </ContentPage>
  );
}
