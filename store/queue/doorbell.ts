/**
 * Notifies the processes of a database after commits with pushes. A ring may be lost, because each process also reads the log without a
 * ring, a little later.
 */
export interface Doorbell {
  ring(): void;
  /** @returns a function that removes the listener */
  listen(onRing: () => void): () => void;
}
