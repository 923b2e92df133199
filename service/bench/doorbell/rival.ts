/** A way to bring what a process committed to another process, in one order. */
export interface Rival {
  readonly name: string;
  /** Commits a message on one of the writers' connections and lets the reader know. Resolves at the commit, before the reader is told. */
  commit(writer: number, message: string): Promise<void>;
  stop(): Promise<void>;
}

/** What a rival is made from. */
export interface RivalParts {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly writers: number;
  /** Told of each message that the reader has. */
  readonly onHeard: (message: string) => void;
}

export type OpenRival = (parts: RivalParts) => Promise<Rival>;
