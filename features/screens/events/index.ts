export { EventsEntrance } from './EventsEntrance.tsx';
export { FirstDayCard, WheelPage } from './pages.ts';
export { prizePageOf } from './prizePage.ts';
