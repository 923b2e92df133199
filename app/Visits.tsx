import { useEffect } from 'react';
import { usePageViews } from '#features/analytics/index.ts';
import { watchErrors } from '#features/errors/index.ts';

/** Counts the pages that are seen, by consent, and reports what nobody caught. Renders nothing. */
export function Visits(): null {
  usePageViews();
  useEffect(watchErrors, []);
  return null;
}
