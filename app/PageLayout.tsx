import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from '#features/base/routing/index.ts';
import type { PageLayout as Layout } from '#protocol/pages.ts';
import { useAfterFirstPage } from '#features/base/head/index.ts';
import { BarePage, SitePage } from '#features/screens/site/index.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { loadOnce } from '#ui/loadOnce.ts';
import { PageBoundary } from './PageBoundary.tsx';

/** A separate chunk: the skeletons are far smaller than the common code of pages. */
const loadSkeleton = loadOnce(() =>
  import('#features/shared/frames/PageFrameSkeleton.tsx').then((module) => ({ default: module.PageFrameSkeleton })),
);
const PageFrameSkeleton = lazy(loadSkeleton);

/**
 * Puts the bars of its layout class around a page (specification 1 §2). The game area draws its own bars, which contain chat and speed
 * dial. Bars stay while the page's code loads, and the skeleton is shown first.
 */
export function PageLayout({ layout, children }: { layout: Layout; children: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  const afterFirstPage = useAfterFirstPage();
  useEffect(() => {
    // The next page reports its own failure.
    if (afterFirstPage) loadSkeleton().catch(() => undefined);
  }, [afterFirstPage]);
  const shape =
    layout === 'game' ? null : (
      <Suspense>
        <PageFrameSkeleton />
      </Suspense>
    );
  const page = (
    // Another address remounts the boundary, also after a failure.
    <PageBoundary key={pathname.slice(localePrefix(pathname).length) || '/'}>
      <Suspense fallback={shape}>{children}</Suspense>
    </PageBoundary>
  );
  if (layout === 'site') return <SitePage>{page}</SitePage>;
  return layout === 'bare' ? <BarePage>{page}</BarePage> : page;
}
