import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigationType } from '#features/base/routing/index.ts';

/** Moves scroll and focus to the top of a new page. On Back, the browser sets both. */
export function useFreshPage(): void {
  const { pathname, hash } = useLocation();
  const byHistory = useNavigationType() === 'POP';
  const shown = useRef(pathname);
  const begin = useEffectEvent(() => {
    if (byHistory || hash !== '') return;
    window.scrollTo(0, 0);
    document.querySelector('main')?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    begin();
  }, [pathname]);
}
