import { Router } from 'express';
import type { Store } from '#domain/ports/store.ts';
import type { Metrics } from '../ports/metrics.ts';

/** What an orchestrator asks: `/healthz` (the process answers), `/readyz` (so does the database, and it takes calls), `/metrics`. */
export function answerProbes(store: Store, metrics: Metrics, isDraining: () => boolean): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ Status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    const problem = isDraining() ? 'draining' : await databaseProblem(store);
    response.set('Cache-Control', 'no-store').status(problem === undefined ? 200 : 503);
    response.json({ Status: problem ?? 'ready' });
  });
  router.get('/metrics', async (_request, response) => {
    response.set('Cache-Control', 'no-store').set('Content-Type', metrics.registry.contentType);
    response.send(await metrics.registry.metrics());
  });
  return router;
}

const databaseProblem = (store: Store): Promise<string | undefined> =>
  store
    .table('settings')
    .count()
    .then(
      () => undefined,
      () => 'the database does not answer',
    );
