import type { ReactNode } from 'react';
import { BanRecords } from '../support/BanRecords.tsx';
import { ContentPage } from '../text/ContentPage.tsx';
import { TextProse } from '../text/TextProse.tsx';

/** /support/ban-list: the suspended accounts with reasons, and the rules. */
export function BanListPage(): ReactNode {
  return (
    <ContentPage dated={false} slug="ban-list">
      {(text) => (
        <BanRecords>
          <TextProse blocks={text.blocks} />
        </BanRecords>
      )}
    </ContentPage>
  );
}
