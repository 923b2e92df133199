import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

/** /member/envelopes: red envelopes, one's own among them (specification 2 §2). */
export const EnvelopesPage = lazy(
  loadAgain(() => import('./EnvelopesPage.tsx').then((module) => ({ default: module.EnvelopesPage }))),
);
