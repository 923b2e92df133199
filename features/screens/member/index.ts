import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

/** /member/info */
export const MemberPage = lazy(
  loadAgain(() => import('./MemberPage.tsx').then((module) => ({ default: module.MemberPage }))),
);
/** /member/edit */
export const EditPage = lazy(
  loadAgain(() => import('./edit/EditPage.tsx').then((module) => ({ default: module.EditPage }))),
);
