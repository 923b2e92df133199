/**
 * Loads the celebration. Call it before a claim, so that the coins fly at the press.
 *
 * @throws the import's error
 */
export const loadCelebration = () => import('./RunningCelebration.tsx');
