import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { PlatformParts } from '#games/provider/node/answerPlatform.ts';
import type { GameServer } from '#games/provider/provider.ts';
import type { Config } from '../config.ts';
import { answerApi } from './api.ts';
import { sendFailure } from './failures.ts';
import { serveGameFiles } from './gameFiles.ts';
import { answerJackpots } from './jackpots.ts';
import { answerMetrics } from './answerMetrics.ts';
import { addressOf, limitRequests } from './limits.ts';
import { servePlayPage } from './playPage.ts';
import { answerRounds } from './rounds.ts';
import type { GameMetrics } from '../metrics.ts';
import { securityHeaders } from './security.ts';

/** How many files and probes an address may request for each call. */
const FILES_A_CALL = 10;

export interface HttpParts {
  readonly config: Config;
  readonly metrics: GameMetrics;
  readonly server: GameServer;
  readonly log: Logger;
  /** The built client. The server answers calls without it too. */
  readonly clientFolder: string;
  /** The reason why the server accepts no players now. Undefined if it does. */
  readonly notReady: () => Promise<string | undefined>;
  /** Undefined without a shared secret. */
  readonly published: PlatformParts | undefined;
  /** Development only. */
  readonly readClock: (() => Promise<void>) | undefined;
}

/** Calls, the game's page and files, jackpots, probes. */
export function createApp(parts: HttpParts): Express {
  const { config, metrics, server, log, clientFolder, notReady, published, readClock } = parts;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', config.trustedProxies);
  app.use(securityHeaders(config));
  app.use(limitRequests(config.maxRequestsPerMinute * FILES_A_CALL, addressOf));
  app.get('/live', (_request, response) => void response.json({ Status: 'live' }));
  app.get('/ready', async (_request, response) => {
    const problem = await notReady();
    response.status(problem === undefined ? 200 : 503).json({ Status: problem ?? 'ready' });
  });
  app.get('/metrics', answerMetrics(metrics, config.probesToken));
  app.use(...serveGameFiles(clientFolder));
  app.use(limitRequests(config.maxRequestsPerMinute, addressOf));
  if (readClock !== undefined) app.use(['/api', '/rounds'], before(readClock));
  app.use('/api', answerApi(server, metrics, config));
  app.get('/play', servePlayPage(clientFolder));
  app.get('/jackpots', answerJackpots(server));
  app.get(['/rounds', '/rounds/:round'], answerRounds(published));
  app.use((_request, response) => sendFailure(response, 'WRONG_SYNTAX', 404));
  app.use(failUnexpectedly(log));
  return app;
}

const before =
  (work: () => Promise<void>): RequestHandler =>
  async (_request, _response, next) => {
    await work();
    next();
  };

/** Only the code of an unexpected error is sent. */
const failUnexpectedly =
  (log: Logger): ErrorRequestHandler =>
  (error: unknown, request, response, _next) => {
    log.error({ path: request.path, err: error }, 'request failed');
    if (response.headersSent) response.destroy();
    else sendFailure(response, 'UNAVAILABLE');
  };
