import { createContext, use } from 'react';

/**
 * Opens a port to a game server in this browser, which the mocks have. The page passes the port to the game's frame with the message
 * `start`. Undefined if the game reaches its server over the network.
 */
export type GameServerPort = () => MessagePort | undefined;

export const GameServerProvider = createContext<GameServerPort>(() => undefined);

export const useGameServerPort = (): GameServerPort => use(GameServerProvider);
