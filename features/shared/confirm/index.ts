import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

export { needsProof } from './needsProof.ts';

/** The form for windows that are fetched themselves. */
export { ConfirmCodeForm } from './ConfirmCodeForm.tsx';

/** The same form as a part of its own, for pages that seldom need it. */
export const ConfirmCode = lazy(
  loadAgain(() => import('./ConfirmCodeForm.tsx').then((module) => ({ default: module.ConfirmCodeForm }))),
);
