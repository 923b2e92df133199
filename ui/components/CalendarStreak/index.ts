export { CalendarStreak, type StreakDay } from './CalendarStreak.tsx';
