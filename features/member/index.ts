import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

/** /member/info */
export const MemberPage = lazy(
  loadAgain(() => import('./MemberPage.tsx').then((module) => ({ default: module.MemberPage }))),
);
