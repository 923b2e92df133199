import type { ReelScene } from '../scene/ReelScene.ts';

/** Draws nothing. Its reels stop at once. */
export const stillScene = (): ReelScene => ({
  startReels: () => {},
  stopReels: () => Promise.resolve(),
  stepReel: () => Promise.resolve(),
  placeReels: () => {},
  returnReels: () => {},
  showWins: () => {},
  clearWins: () => {},
  celebrate: () => {},
  calm: () => {},
  setFeature: () => {},
  setVariant: () => {},
  setReducedMotion: () => {},
  setBoard: () => {},
  mount: () => undefined,
  mountOnBoard: () => undefined,
  setSymbols: () => {},
  setMascot: () => {},
  stepMascot: () => Promise.resolve(),
  liftMascot: () => {},
  alertMascot: () => {},
  setCovered: () => {},
});
