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

export const PROBES: ReadonlySet<string> = new Set(PROBE_PATHS);

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

/** Creates the probes for a separate port, open to every client that reaches the port. */
export function createProbeApp(parts: ProbeParts): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(answerProbes(parts, () => true));
  app.use((_request, response) => sendFailure(response, 300004));
  return app;
}

/**
 * Creates the check for `/metrics` and `/readyz` on the product's own port. A request passes with the token. Without a
 * separate port, requests of this machine pass too.
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
 * Answers the probes of an orchestrator: `/healthz` (the process answers), `/readyz` (a write commits, and the process accepts calls) and
 * `/metrics`. Answers 404 to the latter two if the caller may not ask. A process in maintenance is ready, since a balancer without it would
 * show its own error page.
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
      // The reason is for people. A process without Redis still answers every call.
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
