import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameAnswer, GameCallName, GameRequest } from '#games/api/index.ts';
import { GAME_CALLS, GameFailureBody } from '#games/api/index.ts';
import { demoSnapshot } from '#domain/world/demoSnapshot.ts';
import { memoryStore } from '#games/provider/testing/providerWorld.ts';
import type { ProviderTables } from '#games/provider/tables.ts';
import { readBrands } from '#service/brands.ts';
import { readConfig as readServiceConfig } from '#service/config.ts';
import { startMemoryService, type TestService } from '#service/testing/memoryService.ts';
import type { Store } from '#store/port.ts';
import { readCatalogue } from '../catalogue/readCatalogue.ts';
import { type Config, readConfig } from '../config.ts';
import { declareProvider } from '../development/declareProvider.ts';
import { type RunningGameServer, startGameServer } from '../gameServer.ts';
import { createLog } from '../log.ts';

/** The provider in `launchGame` of the service's tests. */
const PROVIDER = 'studio';
const CATALOGUE = join(import.meta.dirname, '../../catalogue');

export interface GameServerWorld {
  readonly service: TestService;
  readonly games: RunningGameServer;
  readonly origin: string;
  readonly logged: readonly string[];
  stop(): Promise<void>;
}

/** Starts a service and a game server that are connected, each on a free port and in memory. */
export async function startGameServerWorld(
  changes: Partial<Config> & { readonly clientFolder?: string; readonly store?: Store<ProviderTables> } = {},
): Promise<GameServerWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'game-server-'));
  const settings = declareProvider(folder, {
    id: PROVIDER,
    launchUrl: 'https://games.test/play',
    brands: ['bj188'],
    games: [{ GameCode: 'owl', Variant: 'r96' }],
  });
  const brandIDs = readBrands('brands').map(({ ID }) => ID);
  const service = await startMemoryService({
    gameProviders: readServiceConfig(settings.service, brandIDs).gameProviders,
    initial: await demoSnapshot(Date.now()),
  });
  const { clientFolder = join(folder, 'absent'), store = memoryStore(), ...rest } = changes;
  const config = { ...readConfig({ ...settings.games, PLATFORM_URL: service.origin }), port: 0, ...rest };
  const logged: string[] = [];
  const games = await startGameServer({
    config,
    ...readCatalogue(CATALOGUE),
    store,
    log: createLog('debug', { write: (line) => void logged.push(line) }),
    clientFolder,
  });
  return {
    service,
    games,
    origin: `http://127.0.0.1:${games.port}`,
    logged,
    async stop() {
      await games.stop();
      await service.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

export interface ApiAnswer {
  readonly http: number;
  readonly headers: Headers;
  readonly json: unknown;
}

/** @param body a text is sent as it is */
export async function callApi(origin: string, name: string, body: unknown, token = ''): Promise<ApiAnswer> {
  const response = await fetch(`${origin}/api/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== '' && { authorization: `Bearer ${token}` }),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { http: response.status, headers: response.headers, json: await response.json() };
}

const CHECKS: { readonly [Name in GameCallName]: (json: unknown) => GameAnswer<Name> } = {
  openSession: (json) => GAME_CALLS.openSession.answer.parse(json),
  readState: (json) => GAME_CALLS.readState.answer.parse(json),
  spin: (json) => GAME_CALLS.spin.answer.parse(json),
  choose: (json) => GAME_CALLS.choose.answer.parse(json),
  close: (json) => GAME_CALLS.close.answer.parse(json),
  rotateSeed: (json) => GAME_CALLS.rotateSeed.answer.parse(json),
  setClientSeed: (json) => GAME_CALLS.setClientSeed.answer.parse(json),
  listRounds: (json) => GAME_CALLS.listRounds.answer.parse(json),
  readRound: (json) => GAME_CALLS.readRound.answer.parse(json),
  readJackpots: (json) => GAME_CALLS.readJackpots.answer.parse(json),
};

export class CallRefused extends Error {
  readonly code: GameFailureBody['Code'];

  constructor(body: GameFailureBody) {
    super(`${body.Code} ${body.Field ?? ''}`.trimEnd());
    this.code = body.Code;
  }
}

/** Returns the answer, checked by its schema. @throws CallRefused */
export async function ask<Name extends GameCallName>(
  origin: string,
  name: Name,
  request: GameRequest<Name>,
  token = '',
): Promise<GameAnswer<Name>> {
  const { http, json } = await callApi(origin, name, request, token);
  if (http !== 200) throw new CallRefused(GameFailureBody.parse(json));
  return CHECKS[name](json);
}
