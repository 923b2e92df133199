import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import express, { type Express, Router } from 'express';
import { featureFlagsOf } from '#domain/featureFlags/featureFlags.ts';
import type { Ports } from '#domain/ports/index.ts';
import type { ClockCheck } from '../cluster/clockCheck.ts';
import type { Redis } from '../cluster/redis.ts';
import type { Metrics } from '../ports/metrics.ts';
import type { Config } from '../config.ts';
import { sendFailure } from './failures.ts';
import { isFromThisMachine } from './ownHost.ts';
import { PROBE_PATHS } from './servicePaths.ts';
import { createWriteCheck } from './writeCheck.ts';

/** The paths of the probes. */
export const PROBES: ReadonlySet<string> = new Set(PROBE_PATHS);

/** What the probes stand on. */
export interface ProbeParts {
  readonly config: Pick<Config, 'probes'>;
  readonly ports: Ports;
  readonly metrics: Metrics;
  readonly isDraining: () => boolean;
  /** Absent without a database server. */
  readonly clockCheck?: Pick<ClockCheck, 'problem'> | undefined;
  /** Absent without Redis. */
  readonly redis?: Pick<Redis, 'state'> | undefined;
}

/** The probes for a port of their own, open to every client that reaches the port. */
export function createProbeApp(parts: ProbeParts): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(answerProbes(parts, () => true));
  app.use((_request, response) => sendFailure(response, 300004));
  return app;
}

/**
 * Makes the check of who may ask for `/metrics` and `/readyz` on the product's own port: whoever sends the token, else, where
 * no port is set apart for them, this machine alone.
 */
export function createProbeCheck({ port, token }: Config['probes']): (request: IncomingMessage) => boolean {
  const wanted = token === undefined ? undefined : digest(`Bearer ${token}`);
  return (request) => {
    if (wanted !== undefined) return timingSafeEqual(digest(request.headers.authorization ?? ''), wanted);
    return port === undefined && isFromThisMachine(request);
  };
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * What an orchestrator asks: `/healthz` (the process answers), `/readyz` (a write commits, and it takes calls),
 * `/metrics`. To whoever may not ask, the latter two do not exist. A process in maintenance is ready: a balancer that took it out would show its own error in place of ours.
 */
export function answerProbes(
  { ports, metrics, isDraining, clockCheck, redis }: ProbeParts,
  mayAsk: (request: IncomingMessage) => boolean,
): Router {
  const router = Router();
  const writeProblem = createWriteCheck(ports);
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ Status: 'ok' });
  });
  router.use(['/readyz', '/metrics'], (request, response, next) =>
    mayAsk(request) ? next() : sendFailure(response, 300004),
  );
  router.get('/readyz', async (_request, response) => {
    const problem = isDraining() ? 'draining' : (clockCheck?.problem() ?? (await writeProblem()));
    response.set('Cache-Control', 'no-store').status(problem === undefined ? 200 : 503);
    response.json({
      Status: problem ?? ((await inMaintenance(ports)) ? 'maintenance' : 'ready'),
      // For people: a process without Redis still answers every call.
      ...(redis !== undefined && { Redis: redis.state().problem ?? 'ready' }),
    });
  });
  router.get('/metrics', async (_request, response) => {
    response.set('Cache-Control', 'no-store').set('Content-Type', metrics.registry.contentType);
    response.send(await metrics.registry.metrics());
  });
  return router;
}

const inMaintenance = async (ports: Ports): Promise<boolean> =>
  (await featureFlagsOf(ports).read()).isClosed(ports.clock.now());
