import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

export { needsProof } from './needsProof.ts';

/** For dialogs that are loaded on demand. */
export { ConfirmCodeForm } from './ConfirmCodeForm.tsx';

/** The form is a separate chunk, since pages seldom need it. */
export const ConfirmCode = lazy(
  loadAgain(() => import('./ConfirmCodeForm.tsx').then((module) => ({ default: module.ConfirmCodeForm }))),
);
