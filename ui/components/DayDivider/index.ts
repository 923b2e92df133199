export { DayDivider, type DayDividerProps } from './DayDivider.tsx';
