/** Fetches what shows a reward. Call it where one is about to be claimed, so that the coins fly at the press. @throws the import's error */
export const loadCelebration = () => import('./RunningCelebration.tsx');
