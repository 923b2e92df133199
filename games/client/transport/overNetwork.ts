import { GameServerClient, type Launch } from './GameServerClient.ts';
import { httpTransport } from './httpTransport.ts';

export const networkClient = (): GameServerClient =>
  new GameServerClient(httpTransport(new URL('api/', location.href).href));

/**
 * Opens the session while the game still loads, if the network is certain: a page gives its port only to a frame of an
 * opaque origin.
 */
export function beginOverNetwork(launch: Launch | undefined): GameServerClient | undefined {
  if (launch === undefined || window.origin === 'null') return undefined;
  const client = networkClient();
  client.beginSession(launch);
  return client;
}
