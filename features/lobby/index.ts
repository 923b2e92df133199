export { useGamePicture } from './gameArt.ts';
export { categoryWords } from './gameWords.ts';
export { LobbyScreen } from './LobbyScreen.tsx';
export { preloadLobby } from './preloadLobby.ts';
export { useGameName } from './useGameName.ts';
export { useCatalogue, useGame } from './useGame.ts';
export { useLocaleID } from './useLocaleID.ts';
export { useOpenGame } from './useOpenGame.ts';
export { useWinTitle } from './useWinTitle.ts';
