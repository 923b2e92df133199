import type { Ports } from '../ports/index.ts';
import { type PresenceChange, recordPresence, renew } from './recordPresence.ts';
import type { Connection } from './connection.ts';
import { RENEW_MS } from './presence.ts';

/** Leases that one transaction renews. Few, so that no message waits long for it. */
const TURN = 500;

/** Keeps the rows of this process's connections: written at the sign-in, renewed while the connection is open, removed when it closes. */
export class ConnectionRegistry {
  readonly #ports: Ports;
  readonly #writing = new Set<Promise<void>>();
  #sinceRenewal = 0;

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /** Writes the row of a connection with its player. Resolves once it is durable. */
  async arrive(connection: Connection, playerID: string): Promise<void> {
    const now = this.#ports.clock.now();
    connection.renewedAt = now;
    const row = { ConnectionID: connection.ID, PlayerID: playerID, RoomID: connection.roomID };
    await this.#ports.store.share(recordPresence, { row, isThere: true, now });
    // The connection closed while its row was written: remove the row.
    if (!connection.isOpen) this.leave(connection);
  }

  /** Removes a connection's row. */
  leave(connection: Connection): void {
    if (connection.renewedAt === 0) return;
    const row = { ConnectionID: connection.ID, PlayerID: '', RoomID: connection.roomID };
    const unit: PresenceChange = { row, isThere: false, now: this.#ports.clock.now() };
    this.#watch(this.#ports.store.share(recordPresence, unit));
  }

  /** Renews the lease of a connection if it expired because the clock was moved. Costs nothing otherwise. */
  async renewLease(connection: Connection): Promise<void> {
    const now = this.#ports.clock.now();
    if (connection.identity === undefined || Math.abs(now - connection.renewedAt) < 2 * RENEW_MS) return;
    await this.#renew([connection], now);
  }

  /**
   * Renews the leases of all connections, every 20 seconds.
   * @param elapsedMs real milliseconds since the last call
   */
  renewIfDue(connections: Iterable<Connection>, elapsedMs: number): void {
    this.#sinceRenewal += elapsedMs;
    if (this.#sinceRenewal < RENEW_MS) return;
    this.#sinceRenewal = 0;
    const open = [...connections].filter(({ isOpen, identity }) => isOpen && identity !== undefined);
    if (open.length > 0) this.#watch(this.#renewInTurns(open));
  }

  /** Waits for the writes under way. */
  async settled(): Promise<void> {
    while (this.#writing.size > 0) await Promise.all(this.#writing);
  }

  async #renewInTurns(connections: readonly Connection[]): Promise<void> {
    for (let from = 0; from < connections.length; from += TURN)
      await this.#renew(connections.slice(from, from + TURN), this.#ports.clock.now());
  }

  async #renew(connections: readonly Connection[], now: number): Promise<void> {
    await this.#ports.store.transaction((tx) => {
      // Read here: a connection may have closed while this waited, and its row must not come back.
      const open = connections.filter(({ isOpen }) => isOpen);
      const rows = open.flatMap(({ ID, roomID, identity }) =>
        identity === undefined ? [] : [{ ConnectionID: ID, PlayerID: identity.player.PlayerID, RoomID: roomID }],
      );
      return renew(tx, rows, now);
    });
    for (const connection of connections) connection.renewedAt = now;
  }

  #watch(write: Promise<void>): void {
    const watched = write
      .catch((error: unknown) =>
        this.#ports.observer.call({ name: 'recordPresence', code: 300003, milliseconds: 0, error }),
      )
      .finally(() => this.#writing.delete(watched));
    this.#writing.add(watched);
  }
}
