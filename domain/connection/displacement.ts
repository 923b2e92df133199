import * as z from 'zod/mini';
import type { Push, Transaction } from '../ports/store.ts';
import type { ConnectionRow } from './connectionRow.ts';
import { connectionsToDisplace } from './sessionTabs.ts';
import { topicOf } from './topics.ts';

/** The number of the notice below. No frame has this number, because the hub never sends the notice to a client. */
export const CONNECTIONS_DISPLACED = -1;

const Notice = z.object({ ConnectionIDs: z.array(z.string()) });

/**
 * Makes room for a connection that signs in: notifies the hubs of the displaced connections of its session. The connection's own process
 * has already closed the displaced connections that it holds.
 * @returns false if the session is full and the connection names no tab
 */
export async function displaceElsewhere(tx: Transaction, row: ConnectionRow): Promise<boolean> {
  const open = await tx.table('connections').find({ where: { Session: row.Session } });
  const displaced = connectionsToDisplace(open.map(tabOf), { socket: row.Socket, tab: row.Tab || undefined });
  if (displaced === undefined) return false;
  if (displaced.length === 0) return true;
  tx.publish({
    topic: topicOf.session(row.Session),
    op: CONNECTIONS_DISPLACED,
    code: 200,
    result: { ConnectionIDs: displaced.map(({ ID }) => ID) },
    personal: false,
    socket: 'both',
  });
  return true;
}

export const displacedBy = ({ result }: Push): ReadonlySet<string> => new Set(Notice.parse(result).ConnectionIDs);

const tabOf = ({ ConnectionID, Socket, Tab, SeenTime }: ConnectionRow) => ({
  ID: ConnectionID,
  socket: Socket,
  tab: Tab || undefined,
  signInNumber: Date.parse(SeenTime),
});
