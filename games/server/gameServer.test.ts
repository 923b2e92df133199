import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLedger } from '#domain/ledger/audit.ts';
import { ProviderUnreachable } from '#domain/ports/gameProvider.ts';
import { MathsFile } from '#games/maths/index.ts';
import { memoryStore } from '#games/provider/testing/providerWorld.ts';
import { createPublishedRounds } from '#service/gameProviders/publishedRounds.ts';
import { requestAs } from '#service/testing/requestAs.ts';
import { launchGame } from '#service/testing/walletCaller.ts';
import { ask, callApi, type GameServerWorld, startGameServerWorld } from './testing/gameServerWorld.ts';

const GOLD = 1;
const PLAYER = '10000002';
const SECRET = 'the secret that the platform has too';
const PROBES_TOKEN = 'a-long-word-of-prometheus';
const clientFolder = mkdtempSync(join(tmpdir(), 'game-client-'));
mkdirSync(join(clientFolder, 'assets'));
writeFileSync(
  join(clientFolder, 'index.html'),
  '<!doctype html><head><script type="module" src="./assets/index-AbC12_x9.js"></script></head>',
);
mkdirSync(join(clientFolder, '.vite'));
writeFileSync(
  join(clientFolder, '.vite/manifest.json'),
  JSON.stringify({
    '../generated/owl/atlas.webp': { file: 'assets/atlas-1.webp', src: '../generated/owl/atlas.webp' },
    '../catalogue/owl/game.js': {
      file: 'assets/game-1.js',
      dynamicImports: ['scene/Reels.ts', '../generated/owl/win.json'],
    },
    'scene/Reels.ts': { file: 'assets/Reels-1.js' },
    '../generated/owl/win.json': { file: 'assets/win-1.js' },
    'startFrame.ts': {
      file: 'assets/startFrame-1.js',
      imports: ['_shared.js', '_engine.js'],
      css: ['assets/startFrame-1.css'],
    },
    '_engine.js': { file: 'assets/engine-1.js', imports: ['_shared.js'] },
    '_shared.js': { file: 'assets/index-AbC12_x9.js' },
    'texts/zh_tw.json': { file: 'assets/zh_tw-1.js' },
    'texts/id_id.json': { file: 'assets/id_id-1.js' },
  }),
);
writeFileSync(join(clientFolder, 'assets/index-AbC12_x9.js'), 'export const symbols = [];\n'.repeat(100));
writeFileSync(join(clientFolder, 'plain.json'), '{}');

let world: GameServerWorld;
beforeAll(async () => {
  const frameAncestors = ['https://play.test', 'https://win.test'];
  world = await startGameServerWorld({ clientFolder, frameAncestors, roundsSecret: SECRET, probesToken: PROBES_TOKEN });
});
afterAll(async () => {
  await world.stop();
  rmSync(clientFolder, { recursive: true });
});

const goldOf = async (): Promise<number> =>
  (await world.service.ports.store.table('accounts').get(`player:${PLAYER}`, GOLD))?.Balance ?? 0;
const get = (path: string, headers = {}) => requestAs(world.games.port, path, headers);

describe('a player', () => {
  it('plays a round of the platform over HTTP', async () => {
    const { origin } = world;
    const before = await goldOf();
    const LaunchToken = await launchGame(world.service.ports, PLAYER);
    const { Token } = await ask(origin, 'openSession', { LaunchToken, GameCode: 'owl' });
    const state = await ask(origin, 'readState', {}, Token);
    expect(state).toMatchObject({ GameCode: 'owl', Brand: 'bj188', Currency: 'GOLD', Variant: 'r96', Balance: before });
    const { SeedID, Nonce } = state.Next;
    const round = await ask(origin, 'spin', { Stake: 100, SeedID, Nonce }, Token);
    const win = round.Result?.Win ?? Number.NaN;
    expect(round).toMatchObject({ State: 'settled', Result: { Balance: before - 100 + win } });
    expect(await goldOf()).toBe(before - 100 + win);
    await ask(origin, 'close', { RoundID: round.RoundID }, Token);
    const RoundID = `studio:${round.RoundID}`;
    expect(await world.service.ports.store.table('rounds').get(RoundID)).toMatchObject({ PlayerID: PLAYER, Win: win });
    expect(await world.service.ports.store.transaction((tx) => auditLedger(tx))).toEqual([]);
    expect((await callApi(origin, 'openSession', { LaunchToken, GameCode: 'owl' })).json).toMatchObject({
      Code: 'INVALID_LAUNCH',
    });
  });

  it('has a round that the platform reads for its player', async () => {
    const { origin } = world;
    const LaunchToken = await launchGame(world.service.ports, PLAYER);
    const { Token } = await ask(origin, 'openSession', { LaunchToken, GameCode: 'owl' });
    const { LastRound, OpenRound } = await ask(origin, 'readState', {}, Token);
    const RoundID = (LastRound ?? OpenRound)?.RoundID ?? '';
    const declared = (Secret: string) => new Map([['studio', { URL: `${origin}/rounds`, Secret }]]);
    const read = (Secret: string, user: string) =>
      createPublishedRounds(declared(Secret), Date.now).read({ ID: 'studio' }, RoundID, user);
    const published = await read(SECRET, PLAYER);
    expect(published?.record).toMatchObject({ RoundID, GameCode: 'owl' });
    expect(MathsFile.parse(JSON.parse(published?.maths ?? ''))).toMatchObject({ code: 'owl' });
    expect(await read(SECRET, '10000003')).toBeUndefined();
    await expect(read('another secret of 32 characters..', PLAYER)).rejects.toThrow(ProviderUnreachable);
    expect((await get(`/rounds/${RoundID}?user=${PLAYER}`)).status).toBe(401);
  });

  it('plays a demo without the platform', async () => {
    const Demo = { Brand: 'bj188', Visitor: 'visitor-1' };
    const { Token } = await ask(world.origin, 'openSession', { Demo, GameCode: 'owl' });
    const { Next, Currency } = await ask(world.origin, 'readState', {}, Token);
    expect(Currency).toBe('DEMO');
    const round = await ask(world.origin, 'spin', { Stake: 100, SeedID: Next.SeedID, Nonce: Next.Nonce }, Token);
    expect(round.State).toBe('settled');
  });

  it('gets the jackpots of a brand', async () => {
    const { json } = await callApi(world.origin, 'readJackpots', { Brand: 'win', GameCode: 'owl' });
    const { body, headers } = await get('/jackpots?brand=win&game_code=owl');
    expect(JSON.parse(body.toString())).toEqual(json);
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect((await get('/jackpots?brand=win')).status).toBe(400);
    expect((await get('/jackpots?brand=win&game_code=fox')).status).toBe(404);
  });
});

describe('a refusal', () => {
  it.each<[string, string, unknown, number, object]>([
    ['a missing field', 'spin', {}, 400, { Code: 'WRONG_SYNTAX', Field: 'Stake' }],
    ['an unknown token', 'readState', {}, 401, { Code: 'INVALID_SESSION' }],
    ['an unknown call', 'dance', {}, 404, { Code: 'WRONG_SYNTAX' }],
    ['no JSON', 'spin', '{', 400, { Code: 'WRONG_SYNTAX' }],
    ['a body of more than 8 KiB', 'spin', { Text: 'x'.repeat(9000) }, 413, { Code: 'WRONG_SYNTAX' }],
    ['a wrong launch token', 'openSession', { LaunchToken: 'x', GameCode: 'owl' }, 401, { Code: 'INVALID_LAUNCH' }],
  ])('of %s has a code', async (_name, call, body, http, json) => {
    expect(await callApi(world.origin, call, body, 'token')).toMatchObject({ http, json });
  });

  it('of another type or method has a code', async () => {
    const form = { 'content-type': 'text/plain', 'content-length': '2' };
    const post = { method: 'POST', body: '{}' };
    expect((await requestAs(world.games.port, '/api/readState', form, post)).status).toBe(415);
    expect((await get('/api/readState')).status).toBe(404);
    expect((await get('/nothing')).status).toBe(404);
  });

  it('of too many requests says when to come again', async () => {
    const few = await startGameServerWorld({ maxRequestsPerMinute: 3 });
    const statuses: number[] = [];
    for (let call = 0; call < 5; call += 1) {
      const { http, headers, json } = await callApi(few.origin, 'readState', {}, 'token');
      statuses.push(http);
      if (http !== 429) continue;
      expect(json).toMatchObject({ Code: 'TOO_MANY_REQUESTS' });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    await few.stop();
  });

  it('counts files and probes too, ten for each call', async () => {
    const few = await startGameServerWorld({ clientFolder, maxRequestsPerMinute: 1 });
    const statuses: number[] = [];
    for (const path of ['/live', '/ready', ...Array.from({ length: 9 }, () => '/assets/index-AbC12_x9.js')]) {
      statuses.push((await requestAs(few.games.port, path)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    await few.stop();
  });

  it('counts by token too', async () => {
    const calls = Array.from({ length: 301 }, () => callApi(world.origin, 'readState', {}, 'busy'));
    const statuses = (await Promise.all(calls)).map(({ http }) => http);
    expect(statuses.filter((http) => http === 429)).toHaveLength(1);
    expect((await callApi(world.origin, 'readState', {}, 'other')).http).toBe(401);
  });
});

describe('the page of a game', () => {
  it('may be shown by pages of the platform alone, and runs no inline code', async () => {
    const { status, headers, body } = await get('/play?token=x&game_code=owl&lang=zh_tw');
    expect(status).toBe(200);
    expect(body.toString()).toContain('<script type="module"');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain('frame-ancestors https://play.test https://win.test');
    expect(policy).not.toContain('unsafe');
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cache-control']).toBe('no-store');
  });

  const preloadsOf = async (query: string): Promise<readonly string[]> => {
    const page = (await get(`/play?${query}`)).body.toString();
    return [...page.matchAll(/<link ([^>]*)>/g)].map(([, attributes]) => attributes ?? '');
  };

  it('names engine, drawings and data of its game in its language, which browsers request beside the first script', async () => {
    const engine = [
      'rel="modulepreload" crossorigin href="./assets/startFrame-1.js"',
      'rel="modulepreload" crossorigin href="./assets/engine-1.js"',
    ];
    const styles = 'rel="preload" as="style" crossorigin href="./assets/startFrame-1.css"';
    const atlas = 'rel="preload" as="fetch" fetchpriority="low" crossorigin href="./assets/atlas-1.webp"';
    const game = 'rel="modulepreload" crossorigin href="./assets/game-1.js"';
    const board = 'rel="modulepreload" crossorigin href="./assets/Reels-1.js"';
    const texts = (language: string): string => `rel="modulepreload" crossorigin href="./assets/${language}-1.js"`;
    expect(await preloadsOf('game_code=owl&token=x')).toEqual([...engine, game, board, texts('zh_tw'), styles, atlas]);
    expect(await preloadsOf('game_code=owl&token=x&lang=id_id')).toContain(texts('id_id'));
  });

  it.each(['token=x', 'game_code=none', 'game_code="><script>', 'game_code=owl/../owl', 'game_code=owl&lang=/'])(
    'names no drawings for %s',
    async (query) => {
      expect((await preloadsOf(encodeURI(query))).filter((each) => each.includes('atlas'))).toEqual([]);
    },
  );

  it('has files that are kept for good and compressed', async () => {
    const path = '/assets/index-AbC12_x9.js';
    for (const encoding of ['br', 'gzip']) {
      const { headers, body } = await get(path, { 'accept-encoding': encoding });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers['content-type']).toContain('javascript');
      expect(headers['cache-control']).toContain('immutable');
      expect(body.length).toBeLessThan(200);
    }
    const whole = await get(path);
    expect(whole.headers['content-encoding']).toBeUndefined();
    expect(whole.headers['cache-control']).toContain('immutable');
    expect(whole.body.length).toBe(2700);
    expect((await get('/plain.json')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '/assets//index-AbC12_x9.js',
    '//assets/index-AbC12_x9.js',
    '/assets/./index-AbC12_x9.js',
    '/assets/none/../index-AbC12_x9.js',
    '/assets/%69ndex-AbC12_x9.js',
    '/none/..//assets/index-AbC12_x9.js',
  ])('has no compressed copy for the spelling %s', async (path) => {
    const { headers } = await get(path, { 'accept-encoding': 'br, gzip' });
    expect(headers['content-encoding']).toBeUndefined();
  });

  it.each(['/.vite/manifest.json', '/%2e%2e/package.json', '/assets/none-AbC12_x9.js', '/../../etc/passwd'])(
    'has no file %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it('answers 503 with a clear text before the build', async () => {
    const unbuilt = await startGameServerWorld();
    const { status, body } = await requestAs(unbuilt.games.port, '/play?demo=1');
    expect([status, body.toString()]).toEqual([503, 'The games are not built yet: run "npm run build".\n']);
    await unbuilt.stop();
  });
});

describe('the server', () => {
  it('answers probes', async () => {
    expect((await get('/live')).status).toBe(200);
    expect((await get('/ready')).body.toString()).toBe('{"Status":"ready"}');
  });

  it('gives its metrics to callers with the token alone', async () => {
    expect((await get('/metrics')).status).toBe(404);
    expect((await get('/metrics', { authorization: 'Bearer another-long-word' })).status).toBe(404);
    await callApi(world.origin, 'openSession', { LaunchToken: 'x'.repeat(32), GameCode: 'owl' });
    const { status, body } = await get('/metrics', { authorization: `Bearer ${PROBES_TOKEN}` });
    expect(status).toBe(200);
    expect(body.toString()).toContain('menagerie_games_calls_total{call="openSession",code=');
    expect(body.toString()).toContain('menagerie_games_call_seconds_count{call="openSession"}');
    expect(body.toString()).toContain('nodejs_eventloop_lag_seconds');
  });

  it('stops once what is under way is answered', async () => {
    let open = (): void => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const store = memoryStore();
    let waiting = 0;
    const held: typeof store = {
      ...store,
      async transaction(work, reads) {
        waiting += 1;
        await gate;
        return store.transaction(work, reads);
      },
    };
    const own = await startGameServerWorld({ store: held });
    const Demo = { Brand: 'bj188', Visitor: 'v' };
    const opening = ask(own.origin, 'openSession', { Demo, GameCode: 'owl' });
    await expect.poll(() => waiting).toBe(1);
    const stopping = own.games.stop();
    await expect(requestAs(own.games.port, '/live')).rejects.toThrow('ECONNREFUSED');
    open();
    expect((await opening).Token).toMatch(/^[\da-f]{64}$/);
    await stopping;
    await own.stop();
  });

  it('logs neither tokens nor keys', async () => {
    await callApi(world.origin, 'openSession', { LaunchToken: 'secret-launch', GameCode: 'owl' });
    const text = world.logged.join('');
    expect(text).not.toContain('secret-launch');
    expect(text).not.toContain('PRIVATE KEY');
  });
});
