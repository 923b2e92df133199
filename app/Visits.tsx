import { useEffect } from 'react';
import { usePageViews } from '#features/analytics/index.ts';
import { watchErrors } from '#features/errors/index.ts';

/** Records page views, with consent, and reports uncaught errors. Renders nothing. */
export function Visits(): null {
  usePageViews();
  useEffect(watchErrors, []);
  return null;
}
