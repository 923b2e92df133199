export { SpeedDial } from './SpeedDial.tsx';
export type { SpeedDialItem } from './speedDialItem.ts';
