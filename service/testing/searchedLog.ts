import type { Logger } from 'pino';
import { createLog } from '../ports/log.ts';
import { assertNoSecrets } from './loggedSecrets.ts';

export interface SearchedLog {
  readonly log: Logger;
  readonly lines: readonly string[];
  /** Stops the service, and searches the whole log for secrets of payments. @throws Error if the log has secrets */
  stop(service: { stop(): Promise<void> }): Promise<void>;
}

/** Creates a log that keeps its lines. @param level the lowest level; each call is a line of `debug` */
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
