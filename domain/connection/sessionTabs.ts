import type { SocketName } from '#protocol/operation.ts';
import { MAX_TABS_PER_SESSION } from '#protocol/limits.ts';

/** What is known of a signed-in connection of a session. */
export interface TabConnection {
  readonly socket: SocketName;
  /** The tab that it belongs to; undefined for a client that names none. */
  readonly tab: string | undefined;
  /** Counts up with every sign-in. */
  readonly signInNumber: number;
}

/**
 * Finds the connections that close so that a new one may sign in: the tab's own older connection on the same socket, and all
 * connections of the oldest tab where the session has ten others. A tab is as old as its last sign-in.
 * @param open the session's signed-in connections
 * @returns undefined: the new connection is refused, because it names no tab and the session is full. Clients from before
 * tabs had names connect again whenever they are closed, so they must not displace each other.
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
