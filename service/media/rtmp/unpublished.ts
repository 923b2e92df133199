/**
 * The connections that have not published. They have a separate share, in which the oldest gives way to the newest, so that strangers keep
 * no encoder out.
 */
export class Unpublished<Connection> {
  readonly #most: number;
  /** In the order of their beginning. */
  readonly #connections = new Set<Connection>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Adds a connection. @returns the connection that gives way, if the share is used up */
  add(connection: Connection): Connection | undefined {
    const [oldest] = this.#connections;
    const isFull = this.#connections.size >= this.#most && oldest !== undefined;
    if (isFull) this.#connections.delete(oldest);
    this.#connections.add(connection);
    return isFull ? oldest : undefined;
  }

  delete(connection: Connection): void {
    this.#connections.delete(connection);
  }
}
