/**
 * Loads the celebration. Call it before a claim, so that the coins fly immediately after the press.
 *
 * @throws the import's error
 */
export const loadCelebration = () => import('./RunningCelebration.tsx');
