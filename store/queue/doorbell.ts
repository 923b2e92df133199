/**
 * Tells the processes of one database that a commit left pushes. A ring may be lost: each process also reads the log of pushes by
 * itself, a little later.
 */
export interface Doorbell {
  ring(): void;
  /** @returns ends the listening */
  listen(onRing: () => void): () => void;
}
