import { createContext, use } from 'react';

/**
 * Opens a port to a game server that runs in this browser: the mocks have one. The page hands the port to the game's frame with the message
 * `start`. Undefined: the game reaches its server over the network.
 */
export type GameServerPort = () => MessagePort | undefined;

/** Provides the port to the pages below. */
export const GameServerProvider = createContext<GameServerPort>(() => undefined);

/** A function that opens a port to this browser's game server. */
export const useGameServerPort = (): GameServerPort => use(GameServerProvider);
