import { lazy } from 'react';

/** /member/info */
export const MemberPage = lazy(() => import('./MemberPage.tsx').then((module) => ({ default: module.MemberPage })));
