import { startTransition, useEffect, useState } from 'react';

/** What the first page shows is fetched by then, on a phone's line as well. */
const FIRST_PAGE_MS = 3000;

/** Whether the first page has had its time: what nobody waits for is fetched from then on. */
export function useAfterFirstPage(): boolean {
  const [after, setAfter] = useState(() => performance.now() > 2 * FIRST_PAGE_MS);
  useEffect(() => {
    if (after) return undefined;
    const timer = setTimeout(() => startTransition(() => setAfter(true)), FIRST_PAGE_MS);
    return () => clearTimeout(timer);
  }, [after]);
  return after;
}
