import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';

const ThemeSheet = lazy(() => import('./ThemeSheet.tsx').then((module) => ({ default: module.ThemeSheet })));

/** The key that toggles the panel, with Alt: C for colours. */
const KEY = 'KeyC';

/** A theme panel over any page, opened by Alt+C. Only in development and in operators' builds; its code loads on demand. */
export function ThemePanel(): ReactNode {
  const [shown, setShown] = useState<boolean>();
  const take = useEffectEvent((event: KeyboardEvent): void => {
    if (event.code !== KEY || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    setShown(shown !== true);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => take(event);
    addEventListener('keydown', listen, true);
    return () => removeEventListener('keydown', listen, true);
  }, []);
  // Stays mounted when closed, so that the theme is kept.
  return shown === undefined ? null : (
    <Suspense>
      <ThemeSheet onClose={() => setShown(false)} shown={shown} />
    </Suspense>
  );
}
