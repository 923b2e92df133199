export { LobbyScreen } from './LobbyScreen.tsx';
export { preloadLobby } from './preloadLobby.ts';
