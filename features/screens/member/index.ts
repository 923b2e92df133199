import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

/** /member/edit */
export const EditPage = lazy(
  loadAgain(() => import('./edit/EditPage.tsx').then((module) => ({ default: module.EditPage }))),
);
