import type { Identity } from '../dispatch/context.ts';
import type { Ports } from '../ports/index.ts';
import type { Connection } from './connection.ts';
import { type ConnectionRow, connectionRow } from './connectionRow.ts';
import { COMPARE_MS } from './presence.ts';
import { recordPresence, repairPresence } from './recordPresence.ts';

/** The number of rows that one transaction repairs. The number is small, so that no message waits long for it. */
const TURN = 500;

/**
 * Keeps the rows of this process's connections: written at the sign-in, removed when the connection closes. The rows need no renewal,
 * because they exist as long as the process lives. They are compared with the connections from time to time.
 */
export class ConnectionRegistry {
  readonly #ports: Ports;
  readonly #writing = new Set<Promise<void>>();
  #sinceComparison = 0;

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /**
   * Resolves once the row is durable. If the database takes no writes, a process that is alone goes on without the row, and the comparison
   * writes it later.
   * @throws Failure 300047 if the session has too many connections to other processes
   */
  async arrive(connection: Connection, identity: Identity): Promise<void> {
    const { clock, node, store } = this.#ports;
    const now = clock.now();
    connection.hasRow = true;
    const row = this.#rowOf(connection, identity, now);
    const { ConnectionID, RoomID } = row;
    const isOpen = (): boolean => connection.isOpen;
    const isAlone = node.living() === 1;
    const written = store.share(recordPresence, { ConnectionID, RoomID, row, isOpen, now, isAlone });
    if (isAlone) await this.#watch(written);
    else await written;
    // The connection closed while its row was written.
    if (!connection.isOpen) this.leave(connection);
  }

  leave(connection: Connection): void {
    if (!connection.hasRow) return;
    const { clock, store } = this.#ports;
    const { ID: ConnectionID, roomID: RoomID } = connection;
    const closed = { ConnectionID, RoomID, row: undefined, isOpen: () => false, now: clock.now(), isAlone: true };
    void this.#watch(store.share(recordPresence, closed));
  }

  /**
   * Compares the rows of this process with its connections every 20 seconds, and repairs the differences.
   * @param elapsedMs real milliseconds since the last call
   */
  compareIfDue(connections: ReadonlySet<Connection>, elapsedMs: number): void {
    this.#sinceComparison += elapsedMs;
    if (this.#sinceComparison < COMPARE_MS) return;
    this.#sinceComparison = 0;
    void this.#watch(this.#compare(connections));
  }

  async settled(): Promise<void> {
    while (this.#writing.size > 0) await Promise.all(this.#writing);
  }

  async #compare(connections: ReadonlySet<Connection>): Promise<void> {
    const { store, node, clock } = this.#ports;
    const rows = await store.table('connections').find({ where: { NodeID: node.ID } });
    const known = new Set(rows.map(({ ConnectionID }) => ConnectionID));
    const open = new Map([...connections].map((connection) => [connection.ID, connection]));
    const missing = [...open.values()].filter(({ ID }) => !known.has(ID));
    const closed = [...known].filter((ID) => !open.has(ID));
    for (let from = 0; from < Math.max(missing.length, closed.length); from += TURN) {
      await store.transaction((tx) => {
        const now = clock.now();
        // The check is here because a connection may have closed meanwhile, and its row must not come back.
        const lost = missing.slice(from, from + TURN).flatMap((connection) => this.#rowsOf(connection, now));
        return repairPresence(tx, { missing: lost, closed: closed.slice(from, from + TURN), now });
      });
    }
  }

  #rowsOf(connection: Connection, now: number): readonly ConnectionRow[] {
    const { isOpen, hasRow, identity } = connection;
    return isOpen && hasRow && identity !== undefined ? [this.#rowOf(connection, identity, now)] : [];
  }

  #rowOf(connection: Connection, identity: Identity, now: number): ConnectionRow {
    const { node } = this.#ports;
    return connectionRow({
      connection,
      identity,
      node,
      roomID: connection.roomID,
      nowText: new Date(now).toISOString(),
    });
  }

  /** Reports a failure. Always resolves. */
  #watch(write: Promise<void>): Promise<void> {
    const watched = write
      .catch((error: unknown) =>
        this.#ports.observer.call({ name: 'recordPresence', code: 300003, milliseconds: 0, error }),
      )
      .finally(() => this.#writing.delete(watched));
    this.#writing.add(watched);
    return watched;
  }
}
