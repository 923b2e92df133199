import { randomBytes } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Consent } from '#domain/ports/identities.ts';
import type { ConsentOutcome } from '#protocol/entities/demoPerson.ts';
import { answersByForm, PROVIDER_NAMES, type ProviderName } from '#protocol/entities/signIn.ts';
import type { OpenidSettings } from '../providers/openidProvider.ts';
import { isFromThisMachine } from '../http/ownHost.ts';
import { walkThrough } from './walkThrough.ts';

const HOST = '127.0.0.1';

/**
 * An OpenID Connect provider for development. It has a separate origin, so that cookies are cross-site as in production
 * (decisions §3).
 */
export interface DevelopmentProvider {
  readonly issuer: string;
  settingsOf(providerName: ProviderName): OpenidSettings;
  /** Submits the pages of the provider like a person in a browser. @returns undefined if the address is not the provider's */
  consent(url: string, person: string, outcome: ConsentOutcome): Promise<Consent | undefined>;
  stop(): Promise<void>;
}

export interface DevelopmentProviderParts {
  /** The preferred port. Another port is used if it is taken. */
  readonly port: number;
  /** Whether an origin belongs to the product, so that a code may be sent there. */
  readonly isOwnOrigin: (origin: string) => boolean;
  /** Called if the preferred port is taken. */
  readonly onMoved?: (preferred: number, used: number) => void;
}

/** Opens the provider. It listens immediately, and its code is loaded with the first request. */
export async function startDevelopmentProvider({
  port,
  isOwnOrigin,
  onMoved,
}: DevelopmentProviderParts): Promise<DevelopmentProvider> {
  const clients = PROVIDER_NAMES.map((providerName) => ({
    providerName,
    clientID: `development-${providerName}`,
    clientSecret: randomBytes(32).toString('hex'),
  }));
  let issuer = '';
  let making: Promise<RequestListener> | undefined;
  const server = createServer((request, response) => {
    // The request names a foreign host with DNS that points to this machine.
    if (!isFromThisMachine(request)) {
      response.writeHead(421).end();
      return;
    }
    making ??= import('./openidProvider.ts').then(({ createOpenidProvider }) =>
      createOpenidProvider({ issuer, clients, isOwnOrigin }),
    );
    making.then(
      (listener) => listener(request, response),
      () => response.writeHead(500).end(),
    );
  });
  await listen(server, port).catch(() => listen(server, 0));
  const used = (server.address() as AddressInfo).port;
  if (port !== 0 && used !== port) onMoved?.(port, used);
  issuer = `http://${HOST}:${used}`;
  // The server does not keep the process alive.
  server.unref();

  return {
    issuer,
    settingsOf(providerName) {
      const client = clients.find((each) => each.providerName === providerName);
      if (client === undefined) throw new Error(`the development provider has no ${providerName}`);
      const { clientID, clientSecret } = client;
      return {
        name: `development ${providerName}`,
        issuer,
        clientID,
        secret: async () => clientSecret,
        scope: 'openid profile email',
        byForm: answersByForm(providerName),
      };
    },
    consent: async (url, person, outcome) =>
      url.startsWith(`${issuer}/`) ? walkThrough(url, person, outcome) : undefined,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
