export type { Corner, Insets } from './corners.ts';
export { MiniWindow } from './MiniWindow.tsx';
export { MiniWindowButton } from './MiniWindowButton.tsx';
