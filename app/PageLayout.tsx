import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from '#features/base/routing/index.ts';
import type { PageLayout as Layout } from '#protocol/pages.ts';
import { useAfterFirstPage } from '#features/base/head/index.ts';
import { BarePage, SitePage } from '#features/screens/site/index.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { loadOnce } from '#ui/loadOnce.ts';
import { PageBoundary } from './PageBoundary.tsx';

/** A piece of its own: the shapes of all pages are far smaller than what the pages have in common. */
const loadSkeleton = loadOnce(() =>
  import('#features/shared/frames/PageFrameSkeleton.tsx').then((module) => ({ default: module.PageFrameSkeleton })),
);
const PageFrameSkeleton = lazy(loadSkeleton);

/**
 * What surrounds a page by its layout class (specification 1 §2). The game area draws its own bars, since chat and speed-dial
 * stand among them. Bars stay while the page's code is fetched, and the page begins in its own shape.
 */
export function PageLayout({ layout, children }: { layout: Layout; children: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  const afterFirstPage = useAfterFirstPage();
  useEffect(() => {
    // A failure is the next page's to tell.
    if (afterFirstPage) loadSkeleton().catch(() => undefined);
  }, [afterFirstPage]);
  const shape =
    layout === 'game' ? null : (
      <Suspense>
        <PageFrameSkeleton />
      </Suspense>
    );
  const page = (
    // Another address begins anew, also where the page before it broke.
    <PageBoundary key={pathname.slice(localePrefix(pathname).length) || '/'}>
      <Suspense fallback={shape}>{children}</Suspense>
    </PageBoundary>
  );
  if (layout === 'site') return <SitePage>{page}</SitePage>;
  return layout === 'bare' ? <BarePage>{page}</BarePage> : page;
}
