import { join } from 'node:path';
import { readCatalogue } from '#games/server/catalogue/readCatalogue.ts';
import { readFish } from '#games/server/catalogue/readFish.ts';
import { readTables } from '#games/server/catalogue/readTables.ts';
import { declaredFishRooms, declaredGames, declaredTables } from '#games/server/development/declaredGames.ts';
import { declareProvider } from '#games/server/development/declareProvider.ts';
import { PARTS, type Part } from '#protocol/entities/operator.ts';
import { readBrands } from '#service/brands.ts';
import { PATHS } from '#service/paths.ts';
import { sandboxSettings } from '#service/sandboxGateway/settings.ts';
import { gamesDatabaseOf } from './gamesDatabaseOf.ts';
import type { ProductPorts } from './ports.ts';
import { sandboxFolderOf } from './sandboxFolderOf.ts';
import { type Launch, ownEnvironment, type ProcessPlan } from './processPlan.ts';

type Settings = Readonly<Record<string, string | undefined>>;

export interface ProductWishes {
  /** The open parts, which have their processes. `OPEN_PARTS` may exclude some. */
  readonly parts: readonly Part[];
  /** Environment variables that override the product's own. An empty variable counts as absent. */
  readonly settings: Settings;
  readonly ports: ProductPorts;
  /** The folder for the game server's keys. */
  readonly folder: string;
  readonly launch: Launch;
  /** The service's working folder, if it is another checkout. */
  readonly root?: string | undefined;
  /** Origins of the product's pages, besides the service's. */
  readonly pages?: readonly string[];
  /** The service's address for the game server and the gateway, if not its port. */
  readonly platform?: string | undefined;
}

export interface Product {
  readonly origin: string;
  /** The service's address for processes of this machine. */
  readonly platform: string;
  readonly gamesOrigin: string;
  readonly gatewayOrigin: string;
  /** Simulates the payment gateways. Undefined without a shop, or if a gateway is configured. */
  readonly gateway: ProcessPlan | undefined;
  /** Undefined without games, or if a provider is declared. */
  readonly gameServer: ProcessPlan | undefined;
  readonly service: ProcessPlan;
  readonly gamesDatabase: string;
  /** The codes of the games on the game server. Open the games after the service answers. */
  readonly games: readonly string[];
}

const GATEWAY_VARIABLE = /^(?:PAYMENT_METHODS|ECPAY_|MYCARD_|OMG_)/;
const ROOMS = join(PATHS.root, 'games/rooms');
const CATALOGUE = join(PATHS.root, 'games/catalogue');

/**
 * Composes the product for development and tests: the service, the game server, and the sandbox gateway for the shop. Environment variables
 * override it: `OPEN_PARTS` names the parts, `GAME_PROVIDERS` replaces the game server, and a gateway's variable replaces the sandbox.
 */
export function composeProduct(wishes: ProductWishes): Product {
  const { ports, folder, launch, pages = [] } = wishes;
  const given = withoutEmpty(wishes.settings);
  const named = given['OPEN_PARTS']?.split(',').map((part) => part.trim()) ?? wishes.parts;
  const has = (part: Part): boolean => wishes.parts.includes(part) && named.includes(part);
  const hasGateway = has('Shop') && !Object.keys(given).some((name) => GATEWAY_VARIABLE.test(name));
  const hasGameServer = has('Games') && given['GAME_PROVIDERS'] === undefined;
  const own = ownEnvironment();

  const origin = given['PUBLIC_ORIGIN'] ?? `http://localhost:${ports.service}`;
  const platform = wishes.platform ?? `http://${hostOf(given['HOST'])}:${ports.service}`;
  const gamesPort = given['GAMES_PORT'] ?? String(ports.games);
  const gamesOrigin = given['GAMES_ORIGIN'] ?? `http://localhost:${gamesPort}`;
  const gatewayOrigin = `http://127.0.0.1:${ports.gateway}`;
  const { codes } = readCatalogue(CATALOGUE);
  const { openTables } = readTables(ROOMS);
  const { openFish } = readFish(ROOMS);
  const declared = hasGameServer ? declareGames(folder, { gamesOrigin, codes, openTables, openFish }) : undefined;
  const gamesDatabase = given['PROVIDER_DATABASE'] ?? gamesDatabaseOf(given['DATABASE_URL']);

  return {
    origin,
    platform,
    gamesOrigin,
    gatewayOrigin,
    gamesDatabase,
    games: hasGameServer ? [...codes, ...openTables, ...openFish] : [],
    gateway: hasGateway
      ? {
          name: 'sandbox gateway',
          ...launch('service/sandboxGateway/main.ts'),
          environment: {
            ...own,
            SANDBOX_FOLDER: sandboxFolderOf(given['DATABASE_URL']),
            ...given,
            PORT: String(ports.service),
            PUBLIC_ORIGIN: platform,
          },
          ready: /The sandbox gateway is at /,
          address: gatewayOrigin,
          shows: false,
        }
      : undefined,
    gameServer:
      declared === undefined
        ? undefined
        : {
            name: 'game server',
            ...launch('games/server/main.ts'),
            environment: {
              ...own,
              LOG_LEVEL: 'warn',
              PLATFORM_URL: platform,
              PLATFORM_CLOCK: '1',
              FRAME_ANCESTORS: [...new Set([origin, ...pagesOf(ports.service), ...pages])].join(' '),
              PROVIDER_DATABASE: gamesDatabase,
              ...given,
              ...declared.games,
              GAMES_PORT: gamesPort,
            },
            ready: /Games .* are at /,
            address: gamesOrigin,
            shows: false,
          },
    service: {
      name: 'service',
      ...launch('service/main.ts'),
      folder: wishes.root,
      environment: {
        ...own,
        ...(wishes.parts.length > 0 && { OPEN_PARTS: wishes.parts.join(',') }),
        ...(ports.rtmp !== undefined && { RTMP_PORT: String(ports.rtmp) }),
        ...(hasGateway && sandboxSettings(gatewayOrigin)),
        ...declared?.service,
        ...given,
        PORT: String(ports.service),
      },
      ready: /Menagerie is at /,
      address: origin,
      shows: true,
    },
  };
}

/** Every part of the product, which commands for developers open. */
export const ALL_PARTS = PARTS;

/** Returns this machine's own address for a service that listens on all addresses. */
const hostOf = (host = '127.0.0.1'): string => (host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host);

const pagesOf = (port: number): readonly string[] => [`http://localhost:${port}`, `http://127.0.0.1:${port}`];

const withoutEmpty = (settings: Settings): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(settings).flatMap(([name, value = '']) => (value === '' ? [] : [[name, value]])));

const declareGames = (
  folder: string,
  {
    gamesOrigin,
    codes,
    openTables,
    openFish,
  }: {
    readonly gamesOrigin: string;
    readonly codes: readonly string[];
    readonly openTables: readonly string[];
    readonly openFish: readonly string[];
  },
) =>
  declareProvider(folder, {
    id: 'menagerie',
    launchUrl: `${gamesOrigin}/play`,
    brands: readBrands(PATHS.brands).map(({ ID }) => ID),
    games: [
      ...declaredGames(CATALOGUE, codes),
      ...declaredTables(ROOMS, openTables),
      ...declaredFishRooms(ROOMS, openFish),
    ],
  });
