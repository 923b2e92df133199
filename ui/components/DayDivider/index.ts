export { DayDivider } from './DayDivider.tsx';
