import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore } from '#store/open.ts';
import { nodeCrypto } from '../node/nodeCrypto.ts';
import { audit } from '../testing/audit.ts';
import { createProviderWorld } from '../testing/providerWorld.ts';
import { PROVIDER_DATABASE } from './providerDatabase.ts';

let directory = '';
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'provider-'));
});
afterEach(() => rm(directory, { recursive: true }));

const open = (url: string) =>
  openStore(PROVIDER_DATABASE, url, {
    bus: undefined,
    uuid: () => 'run',
  });

it('plays rounds on SQLite through its migrations, and reads them after a restart', async () => {
  const url = `sqlite:${join(directory, 'games.sqlite')}`;
  const store = await open(url);
  const world = createProviderWorld({ crypto: nodeCrypto, store });
  let token = await world.open();
  let calls = 0;
  world.ledger.mischief = () => {
    calls += 1;
    return calls % 7 === 0 ? 'lostAfter' : 'none';
  };
  for (let round = 0; round < 20; round += 1) {
    await world.spin(token).catch((error: unknown) => {
      if (!(error instanceof Error) || !error.message.startsWith('ROUND_OPEN')) throw error;
    });
    world.pass(6000);
    await world.server().runJanitor();
  }
  world.ledger.mischief = () => 'none';
  await world.finish();
  token = await world.open();
  await world.server().rotateSeed(token);
  expect(await audit(world)).toEqual([]);
  const rounds = await store.table('rounds').find({ order: [['RoundID', 'asc']] });
  expect(rounds.length).toBeGreaterThan(10);
  expect(rounds.some(({ Jackpots }) => Jackpots.length > 0)).toBe(true);
  await store.close();
  const reopened = await open(url);
  expect(await reopened.table('rounds').find({ order: [['RoundID', 'asc']] })).toEqual(rounds);
  await reopened.close();
});
