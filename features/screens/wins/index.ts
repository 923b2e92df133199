export { WinQueue } from './LazyWinQueue.ts';
export { WinBanners } from './WinBanners.tsx';
export type { QueuedWin } from './WinQueue.tsx';
