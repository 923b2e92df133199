export { EventsEntrance } from './EventsEntrance.tsx';
export { MissionPage, SignInDaysPage, WheelPage } from './pages.ts';
