export { SpeedDial, type SpeedDialItem } from './SpeedDial.tsx';
