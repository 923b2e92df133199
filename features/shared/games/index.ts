export { useGamePicture } from './gameArt.ts';
export { categoryMessages, tileMessages, volatilityMessages } from './gameMessages.ts';
export { keepGames, keptGames } from './keptGames.ts';
export { useCatalogue, useGame } from './useGame.ts';
export { useGameName } from './useGameName.ts';
export { useMayAsk } from './useMayAsk.ts';
export { useOpenGame } from './useOpenGame.ts';
export { useWinTitle } from './useWinTitle.ts';
export { prizeMessages } from './winMessages.ts';
