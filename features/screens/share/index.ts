export { ShareProvider } from './ShareProvider.tsx';
export { type SharedGame, useShare } from './shareContext.ts';
