import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';
import { QuietBoundary } from '../../base/errors/index.ts';

/** Loaded at the first scroll, since the button is hidden before. */
const BackToTopButton = lazy(loadAgain(() => import('./BackToTopButton.tsx')));

/** A button to the top, shown after scrolling. */
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
