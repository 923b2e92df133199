import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';
import { QuietBoundary } from '../../base/errors/index.ts';

/** Fetched when a page is first scrolled: before that it is not seen. */
const BackToTopButton = lazy(loadAgain(() => import('./BackToTopButton.tsx')));

/** Leads back to the top of a page that has been scrolled. */
export function BackToTop(): ReactNode {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const onScroll = (): void => setScrolled(true);
    window.addEventListener('scroll', onScroll, { once: true, passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  if (!scrolled) return null;
  return (
    <QuietBoundary>
      <Suspense fallback={null}>
        <BackToTopButton />
      </Suspense>
    </QuietBoundary>
  );
}
