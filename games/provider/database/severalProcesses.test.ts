import { afterAll, describe, expect, it } from 'vitest';
import { openStore } from '#store/open.ts';
import { createDatabases, POSTGRES_URL } from '#store/testing/postgresDatabases.ts';
import { nodeCrypto } from '../node/nodeCrypto.ts';
import { createGameServer } from '../provider.ts';
import { audit } from '../testing/audit.ts';
import type { Mischief } from '../testing/ledger.ts';
import { createProviderWorld } from '../testing/providerWorld.ts';
import { PROVIDER_DATABASE } from './providerDatabase.ts';

const WAYS: readonly Mischief[] = ['none', 'lostAfter', 'none', 'doubled', 'none', 'lostBefore', 'none', 'refused'];

const open = (url: string) =>
  openStore(PROVIDER_DATABASE, url, {
    bus: undefined,
    uuid: () => 'run',
  });

describe.skipIf(POSTGRES_URL === '')('two processes on one PostgreSQL database', () => {
  const databases = createDatabases(PROVIDER_DATABASE);
  afterAll(() => databases.dropAll());

  it('make one round of the same request, and end each round once', async () => {
    const url = await databases.create();
    const [store, otherStore] = await Promise.all([open(url), open(url)]);
    const world = createProviderWorld({ crypto: nodeCrypto, store });
    const servers = [createGameServer(world.ports), createGameServer({ ...world.ports, store: otherStore })];
    const token = await world.open();
    let calls = 0;
    world.ledger.mischief = (call) => {
      if (call !== 'play') return 'none';
      calls += 1;
      return WAYS[calls % WAYS.length] ?? 'none';
    };
    for (let round = 0; round < 16; round += 1) {
      const { Next } = await world.server().readState(token);
      const request = { Stake: 10, SeedID: Next.SeedID, Nonce: Next.Nonce };
      const views = await Promise.all(servers.map((server) => server.spin(token, request)));
      expect(new Set(views.map(({ RoundID }) => RoundID)).size).toBe(1);
      world.pass(6000);
      await Promise.all(servers.map((server) => server.runJanitor()));
      world.pass(11_000);
      await Promise.all(servers.map((server) => server.runJanitor()));
    }
    world.ledger.mischief = () => 'none';
    await world.finish();
    expect(await audit(world)).toEqual([]);
    expect(world.reports).toEqual([]);
    expect(await store.table('rounds').count()).toBe(16);
    await Promise.all([store.close(), otherStore.close()]);
  });
});
