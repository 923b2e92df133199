import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { CallResult } from '#games/provider/answerCall.ts';
import type { GameFailureCode } from '#games/api/index.ts';

/** The metrics of the game server for Prometheus. */
export interface GameMetrics {
  readonly registry: Registry;
  /** Runs a call, and counts its code and time. An unexpected error counts as `UNAVAILABLE`. */
  measure(call: string, work: () => Promise<CallResult>): Promise<CallResult>;
  /** Reads the open sockets of rooms when they are asked for. */
  countSockets(read: () => number): void;
  /** Counts a socket that an address may not open any more. */
  socketRefused(): void;
  /** Counts a socket that was cut off, since its client reads too slowly. */
  slowSocketCut(): void;
}

/** Creates the metrics of one game server in a registry of its own. */
export function createGameMetrics(): GameMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const calls = new Counter({
    name: 'menagerie_games_calls_total',
    help: 'Calls of players by call and code of the answer.',
    labelNames: ['call', 'code'],
    registers,
  });
  const seconds = new Histogram({
    name: 'menagerie_games_call_seconds',
    help: 'Time to answer a call of a player.',
    labelNames: ['call'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  });
  const refused = new Counter({
    name: 'menagerie_games_sockets_refused_total',
    help: 'Sockets of rooms that were refused, since their address has too many.',
    registers,
  });
  const slow = new Counter({
    name: 'menagerie_games_slow_sockets_total',
    help: 'Sockets of rooms that were cut off, since their clients read too slowly.',
    registers,
  });
  return {
    registry,
    countSockets: (read) => {
      const sockets: Gauge = new Gauge({
        name: 'menagerie_games_sockets',
        help: 'Open sockets of rooms.',
        registers,
        collect: () => sockets.set(read()),
      });
    },
    socketRefused: () => refused.inc(),
    slowSocketCut: () => slow.inc(),
    measure: async (call, work) => {
      const stop = seconds.startTimer({ call });
      let code: GameFailureCode | 'ok' = 'UNAVAILABLE';
      try {
        const result = await work();
        code = result.Failure?.Code ?? 'ok';
        return result;
      } finally {
        calls.inc({ call, code });
        stop();
      }
    },
  };
}
