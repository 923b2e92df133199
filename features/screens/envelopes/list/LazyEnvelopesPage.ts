import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

/** /member/envelopes: red envelopes, including the player's own (specification 2 §2). */
export const EnvelopesPage = lazy(
  loadAgain(() => import('./EnvelopesPage.tsx').then((module) => ({ default: module.EnvelopesPage }))),
);
