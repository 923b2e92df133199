import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { SECURITY_EVENTS } from '#domain/security/events.ts';

/** The metrics at `/metrics` for Prometheus. */
export interface Metrics {
  readonly registry: Registry;
  call(name: string, code: number, seconds: number): void;
  /** Counts a call of a game provider's wallet by its status. */
  walletCall(call: string, status: string, seconds: number): void;
  /** Counts an event at a payment gateway. */
  payment(gateway: string, event: string): void;
  /** Counts the result of a sign-in by an identity provider, or a page's report of one. */
  signIn(provider: string, result: string): void;
  socketRefused(why: string): void;
  connectionRefused(why: string): void;
  /** Counts a security event. @param isKept whether a row is stored too */
  securityEvent(kind: string, isKept: boolean): void;
  slowConsumerDropped(): void;
}

/** Values that are read at each request of Prometheus. */
export interface Readings {
  connections(): number;
  /** Units of work that wait for the writer. */
  writerQueue(): number;
  /** Rounds of games that are hidden from others for too long. */
  heldRounds(): Promise<number>;
  /** Whether Redis answers. Absent without Redis. */
  redis?(): boolean;
  /** Seconds that the clock is behind the database's. Absent without a database server. */
  clockBehind?(): number;
  /** Seconds for which an open transaction has held back every push, else 0. Absent without a database server. */
  heldPushes?(): number;
}

/** Creates the metrics of one service in a separate registry, so that several services can run in one process. */
export function createMetrics(readings: Readings): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const calls = new Counter({
    name: 'menagerie_calls_total',
    help: 'Calls by operation or endpoint and code of the answer.',
    labelNames: ['row', 'code'],
    registers,
  });
  const seconds = new Histogram({
    name: 'menagerie_call_seconds',
    help: 'Time to answer a call, by operation or endpoint.',
    labelNames: ['row'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  });
  const walletCalls = new Counter({
    name: 'menagerie_wallet_calls_total',
    help: 'Calls of game providers by call and status of the answer.',
    labelNames: ['call', 'status'],
    registers,
  });
  const walletSeconds = new Histogram({
    name: 'menagerie_wallet_call_seconds',
    help: 'Time to answer a call of a game provider.',
    labelNames: ['call'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  });
  const payments = new Counter({
    name: 'menagerie_payment_events_total',
    help: 'Events at payment gateways: accepted and refused callbacks, and what an operator should look at.',
    labelNames: ['gateway', 'event'],
    registers,
  });
  const signIns = new Counter({
    name: 'menagerie_sign_ins_total',
    help: 'Sign-ins by identity providers, by how they ended; `page:` is what pages noticed.',
    labelNames: ['provider', 'result'],
    registers,
  });
  const refused = new Counter({
    name: 'menagerie_sockets_refused_total',
    help: 'Upgrades refused, by reason.',
    labelNames: ['why'],
    registers,
  });
  const connectionsRefused = new Counter({
    name: 'menagerie_connections_refused_total',
    help: 'Connections closed before they said anything, by reason.',
    labelNames: ['why'],
    registers,
  });
  const securityEvents = new Counter({
    name: 'menagerie_security_events_total',
    help: 'Security events by kind.',
    labelNames: ['kind'],
    registers,
  });
  for (const kind of Object.keys(SECURITY_EVENTS)) securityEvents.inc({ kind }, 0);
  const unkept = new Counter({
    name: 'menagerie_security_events_unkept_total',
    help: 'Security events that are counted alone, since the bound of their day was reached.',
    registers,
  });
  const dropped = new Counter({
    name: 'menagerie_slow_consumers_dropped_total',
    help: 'Sockets cut off because their buffer passed the limit.',
    registers,
  });
  gauge('menagerie_connections', 'Open sockets.', () => readings.connections(), registry);
  gauge(
    'menagerie_held_rounds',
    'Rounds of games that began more than an hour ago and are not shown to others yet.',
    () => readings.heldRounds(),
    registry,
  );
  if (readings.redis !== undefined)
    gauge('menagerie_redis_up', 'Whether Redis answers: 1, or 0.', () => Number(readings.redis?.()), registry);
  if (readings.clockBehind !== undefined)
    gauge(
      'menagerie_clock_behind_seconds',
      "Seconds that the clock is behind the database's.",
      () => readings.clockBehind?.() ?? 0,
      registry,
    );
  if (readings.heldPushes !== undefined)
    gauge(
      'menagerie_pushes_held_seconds',
      'Seconds for which an open transaction has held back every push: 0, or more than 5.',
      () => readings.heldPushes?.() ?? 0,
      registry,
    );
  gauge('menagerie_writer_queue', 'Units of work that wait for the writer.', () => readings.writerQueue(), registry);
  return {
    registry,
    call: (name, code, took) => {
      calls.inc({ row: name, code });
      seconds.observe({ row: name }, took);
    },
    payment: (gateway, event) => payments.inc({ gateway, event }),
    walletCall: (call, status, took) => {
      walletCalls.inc({ call, status });
      walletSeconds.observe({ call }, took);
    },
    signIn: (provider, result) => signIns.inc({ provider, result }),
    socketRefused: (why) => refused.inc({ why }),
    connectionRefused: (why) => connectionsRefused.inc({ why }),
    securityEvent: (kind, isKept) => {
      securityEvents.inc({ kind });
      if (!isKept) unkept.inc();
    },
    slowConsumerDropped: () => dropped.inc(),
  };
}

function gauge(name: string, help: string, read: () => number | Promise<number>, registry: Registry): void {
  const made: Gauge = new Gauge({ name, help, registers: [registry], collect: async () => made.set(await read()) });
}
