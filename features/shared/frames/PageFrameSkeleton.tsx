import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { pageAddressOf } from '#protocol/rules/pageAddress.ts';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/index.ts';
import { PageContentSkeleton } from './PageContentSkeleton.tsx';
import * as css from './PageContentSkeleton.css.ts';
import { SectionFrame } from './SectionFrame.tsx';
import { TitleHeader } from './TitleHeader.tsx';
import { useLocation } from '../../base/routing/index.ts';
import { isSectionPage } from './sectionPages.ts';

/** The skeleton of a page whose code is loading: its header, if known, and its content. */
export function PageFrameSkeleton(): ReactNode {
  const page = pageAddressOf(useLocation().pathname).path ?? '/404';
  if (isSectionPage(page)) {
    return (
      <SectionFrame page={page}>
        <PageContentSkeleton page={page} />
      </SectionFrame>
    );
  }
  return (
    <div className={css.page}>
      <TitleHeader
        title={
          <VisuallyHidden>
            <FormattedMessage defaultMessage="載入中" id="frame.loading" />
          </VisuallyHidden>
        }
      />
      <PageContentSkeleton page={page} />
    </div>
  );
}
