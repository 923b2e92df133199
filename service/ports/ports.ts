import type { Logger } from 'pino';
import { readOrCreateSecret } from '#domain/session/keptSecret.ts';
import { readSigningKeys, type SigningKeys } from '#domain/session/signingKeys.ts';
import { createSystemClock } from '#domain/dev/clock.ts';
import { createOutbox } from '#domain/dev/outbox.ts';
import { ACTIVITY_COUNTERS } from '#domain/activityCounters.ts';
import type { Identities } from '#domain/ports/identities.ts';
import type { Bus } from '#domain/ports/bus.ts';
import type { Messenger, NodePort, Observer, Ports, Random } from '#domain/ports/index.ts';
import type { Store } from '#domain/ports/store.ts';
import type { Brand } from '#protocol/brands.ts';
import type { Limits } from '../cluster/cluster.ts';
import type { Config } from '../config.ts';
import type { DevelopmentProvider } from '../developmentProvider/developmentProvider.ts';
import { createGameProviders } from '../gameProviders/gameProviders.ts';
import { playsOverHttp } from '../media/mediaConfig.ts';
import { createPayments } from '../payments/paymentConfig.ts';
import { createIdentities, createIdentitiesOfDevelopment, createProviders } from '../providers/identities.ts';
import { sharpPictures } from './pictures.ts';
import { systemRandom } from './random.ts';
import { createSmsGateway, noGateway } from './smsGateway.ts';

export interface PortParts {
  readonly config: Config;
  readonly brands: readonly Brand[];
  readonly store: Store;
  readonly bus: Bus;
  readonly log: Logger;
  readonly observer: Observer;
  readonly limits: Pick<Limits, 'limiter'>;
  readonly node: NodePort;
  /** The system's own, unless a test needs repeatable values. */
  readonly random?: Random | undefined;
  /** Returns the address for encoders. */
  readonly publishUrl?: (() => string) | undefined;
  /** The identity provider of development. */
  readonly provider?: DevelopmentProvider | undefined;
}

/** Creates the domain's ports on this machine. */
export async function createPorts(parts: PortParts): Promise<Ports> {
  const { config, brands, store, bus, log, observer, random = systemRandom } = parts;
  const clock = await createSystemClock({
    store,
    bus,
    monotonic: () => performance.now(),
    onError: (error) => log.error({ err: error }, 'the clock was not kept'),
  });
  const secret = await readSigningKeys(config.signingKeys, () => readOrCreateSecret(store, random));
  const games = createGameProviders(config.gameProviders, () => clock.now(), config.demoLife);
  const payments = createPayments(config.payments, { publicOrigin: config.publicOrigin, now: () => clock.now() });
  return {
    store,
    node: parts.node,
    bus,
    clock,
    random,
    messenger: messengerOf(config, { store, random, log }),
    limiter: parts.limits.limiter(clock),
    observer,
    pictures: sharpPictures,
    identities: identitiesOf(parts, secret),
    ...(games !== undefined && { games }),
    ...(payments !== undefined && { payments }),
    settings: {
      siteID: config.siteID,
      chatMinVip: config.chatMinVip,
      devTools: config.devTools,
      publicOrigin: config.publicOrigin,
      mediaOrigin: config.mediaOrigin,
      streamScheme: playsOverHttp(config.media) ? 'http' : 'ws',
      publishUrl: parts.publishUrl,
      brands,
      openParts: config.openParts,
    },
    secret,
    activityCounters: ACTIVITY_COUNTERS,
  };
}

function messengerOf(
  config: Config,
  { store, random, log }: Pick<PortParts, 'store' | 'log'> & { readonly random: Random },
): Messenger {
  if (config.devTools) return createOutbox(store, random);
  return config.smsGateway === undefined
    ? noGateway
    : createSmsGateway(config.smsGateway, (error) => log.error({ err: error }, 'a text did not leave'));
}

function identitiesOf({ config, provider, store }: PortParts, secret: SigningKeys): Identities {
  const providers = createProviders(config.providers);
  if (provider === undefined) return createIdentities(providers);
  return createIdentitiesOfDevelopment(providers, provider, secret, store);
}
