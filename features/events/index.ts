import { lazy } from 'react';

export { EventsEntrance } from './EventsEntrance.tsx';

/** /other/mission */
export const MissionPage = lazy(() => import('./MissionPage.tsx').then((module) => ({ default: module.MissionPage })));
/** /other/sevendaySignIn */
export const SignInDaysPage = lazy(() =>
  import('./SignInDaysPage.tsx').then((module) => ({ default: module.SignInDaysPage })),
);
/** /other/fire-wheel */
export const WheelPage = lazy(() => import('./WheelPage.tsx').then((module) => ({ default: module.WheelPage })));
