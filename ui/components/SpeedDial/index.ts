export { SpeedDial, type SpeedDialItem, type SpeedDialProps } from './SpeedDial.tsx';
