export { FloatingPanel } from './FloatingPanel.tsx';
export type { Placement } from './placement.ts';
