import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';

const ThemeSheet = lazy(() => import('./ThemeSheet.tsx').then((module) => ({ default: module.ThemeSheet })));

/** Opens and closes the panel, with Alt: C for colours. */
const KEY = 'KeyC';

/** A theme panel over any page, by Alt+C. Only in development and in operators' builds; its own code comes when it is first opened. */
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
  // Closed it goes on wearing what was tried.
  return shown === undefined ? null : (
    <Suspense>
      <ThemeSheet onClose={() => setShown(false)} shown={shown} />
    </Suspense>
  );
}
