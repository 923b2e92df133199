import type { ReactNode } from 'react';
import { LanguageSwitch } from '../../site/index.ts';
import { DownloadHero } from '../download/DownloadHero.tsx';
import { ArticleLayout } from '../text/ArticleLayout.tsx';
import { ContentPage } from '../text/ContentPage.tsx';
import { RatingNotice } from '../text/RatingNotice.tsx';
import { TextProse } from '../text/TextProse.tsx';

/** /purchaseAPK: the Android app with purchases, and advice before paying. */
export function PurchaseApkPage(): ReactNode {
  return (
    <ContentPage bare slug="purchase-apk">
      {(text) => (
        <ArticleLayout>
          <DownloadHero only="apk" text={text} />
          <LanguageSwitch />
          <RatingNotice />
          <TextProse blocks={text.blocks} contents />
        </ArticleLayout>
      )}
    </ContentPage>
  );
}
