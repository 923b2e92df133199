import { existsSync } from 'node:fs';
import { join } from 'node:path';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Backend } from '#domain/backend.ts';
import { announcementTitle } from '#domain/announcement/listed.ts';
import { featureFlagsOf } from '#domain/featureFlags/featureFlags.ts';
import type { Ports } from '#domain/ports/index.ts';
import type { BrandChoice } from '../brandChoice.ts';
import type { Config } from '../config.ts';
import type { LivePlay } from '../media/play/livePlay.ts';
import type { EdgeEvents } from '../ports/edgeEvents.ts';
import type { Metrics } from '../ports/metrics.ts';
import { logRequests } from './accessLog.ts';
import { type AddressLimit, createAddressLimit, limitAddress } from './addressLimit.ts';
import { BodyBudget } from './bodyBudget.ts';
import { serveDevPage } from './devPage.ts';
import { serveDocs } from './docsPage.ts';
import { sendFailure } from './failures.ts';
import { createPageDrawer } from './drawnContent.ts';
import { createFirstData } from './firstData.ts';
import { redirectFavicon } from './favicon.ts';
import { loggedPath } from './loggedPath.ts';
import { type PageFacts, servePage } from './page.ts';
import { createOwnHostCheck } from './ownHost.ts';
import { takePolicyReports } from './policyReports.ts';
import { answerProbes, createProbeCheck } from './probes.ts';
import type { RefusedCallers } from './refusedCallers.ts';
import { createRequestOrigin } from './requestOrigin.ts';
import { isFile } from './requestPath.ts';
import { answerRest } from './rest.ts';
import { serveRobots, serveSitemap } from './searchEngines.ts';
import { securityHeaders } from './security.ts';
import {
  DOCS_PATH,
  ICON_PATH,
  REPORTS_PATH,
  REST_PATHS,
  ROBOTS_PATH,
  SITEMAP_PATH,
  STREAM_PATHS,
} from './servicePaths.ts';
import { limitByKey, type SignedRoute } from './signedRoutes.ts';
import { serveFiles } from './staticFiles.ts';
import { closeUnread } from './unreadBody.ts';

/**
 * A page needs many of the app's files, and they cost little. An address may request this many times more files than
 * other paths.
 */
const FILES_A_REQUEST = 10;

export interface HttpParts {
  readonly config: Config;
  readonly ports: Ports;
  readonly backend: Backend;
  readonly brands: BrandChoice;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly edgeEvents: EdgeEvents;
  readonly addressLimit: AddressLimit;
  readonly refused: RefusedCallers;
  readonly signedRoutes: readonly SignedRoute[];
  readonly isOwnOrigin: (origin: string) => boolean;
  readonly isDraining: () => boolean;
  readonly live: LivePlay;
  /** The built app. The service also answers without it. */
  readonly appFolder: string;
  readonly docsFolder: string;
}

/**
 * Creates the HTTP side: probes, the app's files, REST, the development tools, and the app's page for all other paths.
 */
export function createApp(parts: HttpParts): Express {
  const { config, ports } = parts;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', false);
  app.use(logRequests(parts.log));
  app.use(closeUnread);
  app.use(securityHeaders(config, parts.brands, parts.isOwnOrigin));
  app.use(answerProbes(parts, createProbeCheck(config.probes)));

  const originOf = createRequestOrigin(ports.settings.brands, config);
  const page = pageOf(parts, originOf);
  const bound = (limit: AddressLimit, what: 'everything' | 'requests'): RequestHandler =>
    limitAddress(limit, config.trustedProxies, (address, wait) => {
      parts.refused.note(address, what, wait);
      parts.edgeEvents.limitReached('requests', address);
    });
  const boundRequests = bound(parts.addressLimit, 'requests');
  for (const route of parts.signedRoutes) app.use(route.prefix, limitByKey(route, parts, boundRequests), route.answer);
  app.use(bound(createAddressLimit(config.maxRequestsPerMinute * FILES_A_REQUEST), 'everything'));
  app.all(STREAM_PATHS, (request, response) => parts.live.answer(request, response));
  app.get('/index.html', (_request, response) => response.redirect('/'));
  if (existsSync(parts.appFolder)) app.use(...serveFiles(parts.appFolder));
  app.use(boundRequests);
  app.get(SITEMAP_PATH, serveSitemap(ports, originOf));
  app.get(ROBOTS_PATH, serveRobots(originOf));
  app.get(ICON_PATH, redirectFavicon(parts.brands, config));

  const bodies = new BodyBudget({ all: config.maxBodyBytes, perAddress: config.maxBodyBytesPerAddress });
  app.post(REPORTS_PATH, ...takePolicyReports({ ...parts, bodies }));
  const rest = answerRest({ ...parts, bodies });
  if (config.devTools) {
    app.use('/dev', refuseForeignHost(createOwnHostCheck(parts.isOwnOrigin, config)));
    app.get('/dev', serveDevPage(ports, ports.settings.brands));
  }
  app.use(DOCS_PATH, config.docs ? serveDocs(parts.docsFolder, config.devTools) : refuse);
  app.all(REST_PATHS, rest);
  app.get(/.*/, (request, response, next) => (isFile(request.path) ? next() : page(request, response, next)));
  app.use(refuse);
  app.use(failUnexpectedly(parts.log));
  return app;
}

const refuse: RequestHandler = (_request, response) => sendFailure(response, 300004);

/** Without this check a page of another site with a host name for this machine could read the codes in the outbox. */
const refuseForeignHost =
  (isOwnHost: (request: Parameters<RequestHandler>[0]) => boolean): RequestHandler =>
  (request, response, next) => {
    if (isOwnHost(request)) next();
    else sendFailure(response, 300004, {}, 'The development tools answer under a name of this machine only.');
  };

function pageOf(
  { appFolder, backend, brands, config, log, ports }: HttpParts,
  originOf: PageFacts['originOf'],
): RequestHandler {
  // The page is also served without a database, and shows that the service is down.
  const effective: PageFacts['effective'] = (brand) =>
    featureFlagsOf(ports)
      .read()
      .then(
        (state) => state.of(brand),
        () => ({ brand }),
      );
  if (existsSync(join(appFolder, 'index.html'))) {
    return servePage(appFolder, brands, config, {
      effective,
      originOf,
      firstData: createFirstData(backend, ports.clock),
      drawer: createPageDrawer(appFolder, (error) => log.error({ err: error }, 'drawing failed')),
      announcementTitle: (id, locale) => announcementTitle(ports, id, locale).catch(() => undefined),
    });
  }
  return (_request, response) => {
    response
      .status(503)
      .type('text')
      .send('The app is not built yet: run "npm run build", then start the service again.\n');
  };
}

/** The codes of Node, its streams and `send` when a caller disconnects. */
const ABORTS = new Set<unknown>(['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

/** Answers an unexpected error with its code only. */
function failUnexpectedly(log: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    if (error instanceof URIError) {
      sendFailure(response, 100000, {}, 'The path is malformed.');
      return;
    }
    // A disconnected caller is no error, and could otherwise fill the log.
    const isAborted = request.socket.destroyed && error instanceof Error && 'code' in error && ABORTS.has(error.code);
    if (isAborted) log.debug({ path: loggedPath(request.path), err: error }, 'request aborted');
    else log.error({ path: loggedPath(request.path), err: error }, 'request failed');
    if (response.headersSent) response.destroy();
    else sendFailure(response, 300003);
  };
}
