import type { Logger } from 'pino';
import type { Observer } from '#domain/ports/index.ts';
import type { Metrics } from './metrics.ts';

/** Tells log and metrics about each call. Only a failure of our own or a client's mistake is worth a line by default. */
export function createObserver(log: Logger, metrics: Metrics): Observer {
  return {
    call({ row, code, milliseconds, playerID, error }) {
      metrics.call(row, code, milliseconds / 1000);
      if (error !== undefined || code === 300003)
        log.error({ row, code, milliseconds, playerID, err: error }, 'call failed');
      else if (code === 100000) log.warn({ row, code, milliseconds, playerID }, 'malformed call');
      else log.debug({ row, code, milliseconds, playerID }, 'call');
    },
  };
}
