import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { pageAddressOf } from '#protocol/rules/pageAddress.ts';
import { Skeleton } from '#ui/components/Skeleton/index.ts';
import { PageShape } from './PageShape.tsx';
import * as css from './PageShape.css.ts';
import { SectionFrame } from './SectionFrame.tsx';
import { isSectionPage } from './sectionPages.ts';

/** Stands in for a page whose code is loading: its header, if known, and its shape. */
export function PageGhost(): ReactNode {
  const page = pageAddressOf(useLocation().pathname).path ?? '/404';
  if (isSectionPage(page)) {
    return (
      <SectionFrame page={page}>
        <PageShape page={page} />
      </SectionFrame>
    );
  }
  return (
    <div className={css.page}>
      <div className={css.title}>
        <Skeleton height="1.75rem" shape="box" width="8rem" />
      </div>
      <PageShape page={page} />
    </div>
  );
}
