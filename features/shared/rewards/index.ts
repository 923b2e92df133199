export { claimBindBonus } from './claimBindBonus.ts';
export { claimOverRest } from './claimOverRest.ts';
export { type Celebration, useCelebrate } from './celebrateContext.ts';
export { type Gained, itemOf, type Item } from './items.ts';
export { loadCelebration } from './loadCelebration.ts';
export { RewardProvider } from './RewardProvider.tsx';
export { drawingOf, gainedOf, goldOf, mergeGained } from './rewardItems.ts';
export { useClaim } from './useClaim.ts';
export { useGainedText } from './useGainedText.ts';
