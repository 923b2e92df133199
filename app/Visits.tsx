import { useEffect } from 'react';
import { usePageViews } from '#features/base/analytics/index.ts';
import { watchErrors } from '#features/base/errors/index.ts';

/** Records page views if the visitor agreed, and reports uncaught errors. Renders nothing. */
export function Visits(): null {
  usePageViews();
  useEffect(watchErrors, []);
  return null;
}
