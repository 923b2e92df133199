import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

/** /member/limits */
export const LimitsPage = lazy(
  loadAgain(() => import('./LimitsPage.tsx').then((module) => ({ default: module.LimitsPage }))),
);
export { BreakReminder } from './BreakReminder.tsx';
export { useReportPlaying } from './useReportPlaying.ts';
export { useLimitText } from './useLimitText.ts';
