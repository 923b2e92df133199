import { startTransition, useEffect, useState } from 'react';

/** Time for the first page to load on a phone's connection. */
const FIRST_PAGE_MS = 3000;

/** Returns true once the first page has loaded, for code that can load later. */
export function useAfterFirstPage(): boolean {
  const [after, setAfter] = useState(() => performance.now() > 2 * FIRST_PAGE_MS);
  useEffect(() => {
    if (after) return undefined;
    const timer = setTimeout(() => startTransition(() => setAfter(true)), FIRST_PAGE_MS);
    return () => clearTimeout(timer);
  }, [after]);
  return after;
}
