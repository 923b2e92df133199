export { EventsEntrance } from './EventsEntrance.tsx';
export { FirstDayCard, MissionPage, SignInDaysPage, WheelPage } from './pages.ts';
