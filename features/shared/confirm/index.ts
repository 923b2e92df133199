import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

export { needsProof } from './needsProof.ts';

/** For dialogs that are loaded on demand. */
export { ConfirmCodeForm } from './ConfirmCodeForm.tsx';

/** A separate chunk, for pages that seldom need the form. */
export const ConfirmCode = lazy(
  loadAgain(() => import('./ConfirmCodeForm.tsx').then((module) => ({ default: module.ConfirmCodeForm }))),
);
