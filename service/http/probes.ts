import { Router } from 'express';
import { switchboardOf } from '#domain/operator/switchboard.ts';
import type { Ports } from '#domain/ports/index.ts';
import type { Store } from '#domain/ports/store.ts';
import type { Metrics } from '../ports/metrics.ts';

/**
 * What an orchestrator asks: `/healthz` (the process answers), `/readyz` (so does the database, and it takes calls),
 * `/metrics`. A process in maintenance is ready: a balancer that took it out would show its own error in place of ours.
 */
export function answerProbes(ports: Ports, metrics: Metrics, isDraining: () => boolean): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ Status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    const problem = isDraining() ? 'draining' : await databaseProblem(ports.store);
    response.set('Cache-Control', 'no-store').status(problem === undefined ? 200 : 503);
    response.json({ Status: problem ?? ((await inMaintenance(ports)) ? 'maintenance' : 'ready') });
  });
  router.get('/metrics', async (_request, response) => {
    response.set('Cache-Control', 'no-store').set('Content-Type', metrics.registry.contentType);
    response.send(await metrics.registry.metrics());
  });
  return router;
}

const inMaintenance = async (ports: Ports): Promise<boolean> =>
  (await switchboardOf(ports).read()).isClosed(ports.clock.now());

const databaseProblem = (store: Store): Promise<string | undefined> =>
  store
    .table('settings')
    .count()
    .then(
      () => undefined,
      () => 'the database does not answer',
    );
