import type { IncomingMessage, RequestListener } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Brand } from '#protocol/brands.ts';
import { createAddressLimit } from '../../http/addressLimit.ts';
import { limitsOfOneProcess } from '../../cluster/cluster.ts';
import { boundConnections } from '../../http/connectionLimit.ts';
import { mayUpgrade } from '../../http/connections.ts';
import { createProbeCheck } from '../../http/probes.ts';
import { closeNow, listen, portOf, serverFor } from '../../http/server.ts';
import { createOriginCheck } from '../../sockets/origins.ts';
import { createLinkClient } from '../link/linkClient.ts';
import { createRemoteAuthority, type RemoteAuthority } from '../link/remoteAuthority.ts';
import { type Media, startMedia } from '../media.ts';
import type { ProcessConfig } from './processConfig.ts';

const TIMEOUTS = { headersMs: 10_000, requestMs: 30_000, bodyStallMs: 10_000, answerStallMs: 60_000 };

export interface MediaProcess {
  readonly port: number;
  readonly rtmpPort: number;
  stop(): Promise<void>;
}

/**
 * Starts a media process with publishers by RTMP and viewers by FLV. The service decides on both.
 * @throws Error if a port is taken
 */
export async function startMediaProcess(
  config: ProcessConfig,
  { brands, log }: { readonly brands: readonly Brand[]; readonly log: Logger },
): Promise<MediaProcess> {
  let isDraining = false;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const authority = createRemoteAuthority(createLinkClient(config.service, Date.now), log);
  const media = await startMedia({
    authority,
    log,
    metricsRegistry: registry,
    now: () => performance.now(),
    ingest: config.ingest,
    maxStreamMbits: config.maxStreamMbits,
    ffmpeg: config.ffmpeg ?? 'ffmpeg',
    hlsFfmpeg: config.ffmpeg,
    keepsRooms: true,
    addressLimit: createAddressLimit(config.maxRequestsPerMinute),
    trustedProxies: config.trustedProxies,
    maxViewersPerAddress: config.maxConnectionsPerAddress,
    isOwnOrigin: createOriginCheck(brands, { publicOrigin: config.publicOrigin, devTools: false }),
    isDraining: () => isDraining,
  });
  const server = serverFor({ timeouts: TIMEOUTS }, answer({ config, media, registry, authority }));
  const open = limitsOfOneProcess.open('connections', config.maxConnectionsPerAddress);
  boundConnections(server, { ...config, open }, { monotonic: () => performance.now() }, (reason, address) =>
    log.warn({ reason, address }, 'connection was refused'),
  );
  server.on('upgrade', (request: IncomingMessage, raw: Duplex, head: Buffer) => {
    raw.on('error', () => raw.destroy());
    if (!mayUpgrade(raw) || !media.play.upgrade(request, raw, head)) raw.destroy();
  });
  try {
    await listen(server, config);
  } catch (error) {
    await media.stop();
    throw error;
  }
  return {
    port: portOf(server),
    rtmpPort: media.rtmpPort ?? 0,
    stop: async () => {
      isDraining = true;
      await media.stop();
      await closeNow(server);
    },
  };
}

interface AnswerParts {
  readonly config: ProcessConfig;
  readonly media: Media;
  readonly registry: Registry;
  readonly authority: RemoteAuthority;
}

/** Answers the probes, and streams for tools. */
function answer({ config, media, registry, authority }: AnswerParts): RequestListener {
  const mayAsk = createProbeCheck({ token: config.probesToken });
  return (request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    const path = (request.url ?? '').split('?', 1)[0];
    if (request.method === 'GET' && path === '/healthz') response.end('{"Status":"ok"}');
    else if (request.method === 'GET' && path === '/readyz' && mayAsk(request)) {
      const { isConnected } = authority;
      response.statusCode = isConnected ? 200 : 503;
      response.end(JSON.stringify({ Status: isConnected ? 'ready' : 'no service' }));
    } else if (request.method === 'GET' && path === '/metrics' && mayAsk(request)) {
      registry.metrics().then(
        (text) => response.setHeader('Content-Type', registry.contentType).end(text),
        () => response.destroy(),
      );
    } else if (request.method === 'GET' || request.method === 'HEAD') media.play.answer(request, response);
    else response.writeHead(404, { 'Content-Length': 0, Connection: 'close' }).end();
  };
}
