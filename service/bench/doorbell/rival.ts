/** A way to deliver the commits of a process to another process, in one order. */
export interface Rival {
  readonly name: string;
  /**
   * Commits a message on a writer's connection and notifies the reader. Resolves at the commit, before the reader gets
   * the notice.
   */
  commit(writer: number, message: string): Promise<void>;
  stop(): Promise<void>;
}

export interface RivalParts {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly writers: number;
  /** Called with each message that the reader has. */
  readonly onHeard: (message: string) => void;
}

export type OpenRival = (parts: RivalParts) => Promise<Rival>;
