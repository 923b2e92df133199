import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import type { PageLayout as Layout } from '#protocol/pages.ts';
import { BarePage, ShellPage } from '#features/shell/index.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

/**
 * What surrounds a page by its layout class (specification 1 §2). The game area draws its own bars, since chat and speed-dial
 * stand among them. Bars stay while the page's code is fetched.
 */
export function PageLayout({ layout, children }: { layout: Layout; children: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  const page = (fallback: ReactNode): ReactNode => (
    // Another address begins anew, also where the page before it broke.
    <PageBoundary key={pathname.slice(localePrefix(pathname).length) || '/'}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </PageBoundary>
  );
  if (layout === 'game') return page(null);
  if (layout === 'site') return <ShellPage>{page(<PageSkeleton />)}</ShellPage>;
  if (layout === 'bare') return <BarePage>{page(<PageSkeleton />)}</BarePage>;
  return page(<PageSkeleton />);
}
