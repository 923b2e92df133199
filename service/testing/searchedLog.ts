import type { Logger } from 'pino';
import { createLog } from '../ports/log.ts';
import { assertNoSecrets } from './loggedSecrets.ts';

/** The log of a service that a test starts. */
export interface SearchedLog {
  readonly log: Logger;
  /** What was logged, a line each. */
  readonly lines: readonly string[];
  /**
   * Stops the service, and searches the whole log for secrets of payments.
   * @throws Error if it holds some
   */
  stop(service: { stop(): Promise<void> }): Promise<void>;
}

/** Makes a log that keeps its lines. @param level from which on; each call is a line of `debug` */
export function createSearchedLog(level = 'debug'): SearchedLog {
  const lines: string[] = [];
  return {
    log: createLog(level, { write: (line) => void lines.push(line) }),
    lines,
    async stop(service) {
      await service.stop();
      assertNoSecrets(lines);
    },
  };
}
