export { EventsEntrance } from './EventsEntrance.tsx';
export { FirstDayCard, MissionPage, SignInDaysPage, VisitorPrizes, WheelPage } from './pages.ts';
export { prizePageOf } from './prizePage.ts';
