import { MAX_TABS_PER_SESSION } from '#protocol/limits.ts';

export interface TabConnection {
  readonly socket: string;
  /** Undefined for a client that names no tab. */
  readonly tab: string | undefined;
  /** A later sign-in has a higher number. */
  readonly signInNumber: number;
}

/**
 * Finds the connections to close when a connection signs in: the older connection of the same tab on the same socket, and, if the session
 * already has ten other tabs, all connections of the oldest tab. The age of a tab is its last sign-in.
 *
 * @param open the session's signed-in connections
 * @returns undefined if the connection names no tab and the session is full; the connection is then refused. Clients without a tab
 * reconnect after every close, so they would displace each other for ever.
 */
export function connectionsToDisplace<Open extends TabConnection>(
  open: Iterable<Open>,
  { socket, tab }: Pick<TabConnection, 'socket' | 'tab'>,
): readonly Open[] | undefined {
  const displaced: Open[] = [];
  const tabs = new Map<unknown, Open[]>();
  for (const connection of open) {
    if (tab !== undefined && connection.tab === tab) {
      if (connection.socket === socket) displaced.push(connection);
      continue;
    }
    const key = connection.tab ?? connection;
    tabs.set(key, [...(tabs.get(key) ?? []), connection]);
  }
  if (tabs.size < MAX_TABS_PER_SESSION) return displaced;
  if (tab === undefined) return undefined;
  const oldest = [...tabs.values()].toSorted((one, other) => lastSignIn(one) - lastSignIn(other));
  return [...displaced, ...oldest.slice(0, tabs.size - MAX_TABS_PER_SESSION + 1).flat()];
}

const lastSignIn = (connections: readonly TabConnection[]): number =>
  Math.max(...connections.map(({ signInNumber }) => signInNumber));
