export { useRaceTitle } from './useRaceTitle.ts';
