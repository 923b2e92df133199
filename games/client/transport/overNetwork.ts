import { GameServerClient, type Launch } from './GameServerClient.ts';
import { httpTransport } from './httpTransport.ts';

/** A client of the game server that serves the frame. */
export const networkClient = (): GameServerClient =>
  new GameServerClient(httpTransport(new URL('api/', location.href).href));

/**
 * Opens the session while the game still loads, if it is opened over the network for certain: a page gives its port to a frame of an
 * opaque origin alone.
 */
export function beginOverNetwork(launch: Launch | undefined): GameServerClient | undefined {
  if (launch === undefined || window.origin === 'null') return undefined;
  const client = networkClient();
  client.beginSession(launch);
  return client;
}
