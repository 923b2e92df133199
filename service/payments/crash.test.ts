import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assertDefined } from '#conformance/expectation.ts';
import { createLocalBus } from '#domain/ports/bus.ts';
import { createStore, type StoreBackend } from '#domain/store.ts';
import { buy, expectDeliveredOnce } from '#domain/testing/boughtOnce.ts';
import type { Death } from '#domain/testing/mortalBackend.ts';
import { NOON, ORDER, PaymentWorld, type SurvivingStorage } from '#domain/testing/paymentWorld.ts';
import { seedDemoWorld } from '#domain/world/demo.ts';
import { openPostgres } from '#store/postgres/postgres.ts';
import { openSqlite } from '#store/sqlite/sqlite.ts';
import { PLATFORM_DATABASE } from '../platformDatabase.ts';
import { createDatabases, POSTGRES_URL } from '../testing/postgresDatabases.ts';

/** Every commit with `CRASHES=whole`; otherwise one in so many. */
const STEP = process.env['CRASHES'] === 'whole' ? 1 : 6;
const HOUR_MS = 3_600_000;

/** A database in which process follows process. */
class DatabaseStorage implements SurvivingStorage {
  readonly #connect: () => Promise<StoreBackend>;
  #open: StoreBackend | undefined;

  constructor(connect: () => Promise<StoreBackend>) {
    this.#connect = connect;
  }
  async open(): Promise<StoreBackend> {
    await this.close();
    this.#open = await this.#connect();
    return this.#open;
  }
  async close(): Promise<void> {
    await this.#open?.close();
    this.#open = undefined;
  }
  /** The demo world, once. */
  async seed(): Promise<void> {
    await seedDemoWorld(createStore(await this.open(), { bus: createLocalBus(), uuid: randomUUID }), NOON);
  }
}

/** Buys a new order in the same database, an hour after the one before. */
function createBuyer(storage: DatabaseStorage) {
  let nth = 0;
  return async (deaths: ReadonlyMap<number, Death>): Promise<PaymentWorld> => {
    nth += 1;
    const order = `crash-${nth}`;
    const begin = NOON + nth * HOUR_MS;
    const shop = await new PaymentWorld(storage, { order, begin }).open();
    const row = assertDefined(await shop.ports.store.table('orders').get(ORDER), 'an order to copy');
    const ExpireTime = new Date(begin + HOUR_MS).toISOString();
    await shop.ports.store.transaction((tx) =>
      tx.table('orders').insert({
        ...row,
        OrderID: order,
        State: 'created',
        CreateTime: new Date(begin).toISOString(),
        ExpireTime,
      }),
    );
    const gems = await shop.gems();
    const mortal = await new PaymentWorld(storage, { order, begin, deaths }).open();
    await buy(mortal);
    await expectDeliveredOnce(mortal, gems);
    return mortal;
  };
}

function itDeliversOnce(connect: () => Promise<DatabaseStorage>): void {
  it.each(['before', 'after'] as const)(
    'delivers and invoices once if the process dies %s a commit',
    async (death) => {
      const storage = await connect();
      await storage.seed();
      const buyOne = createBuyer(storage);
      const { commits } = await buyOne(new Map());
      for (let commit = 1; commit <= commits; commit += STEP) {
        const { crashes } = await buyOne(new Map([[commit, death]]));
        expect(crashes, `commit ${commit}`).toBe(1);
      }
      await storage.close();
    },
    600_000,
  );
}

describe('on SQLite', () => {
  let folder: string;
  let files = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'crash-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  itDeliversOnce(async () => {
    files += 1;
    const file = join(folder, `${files}.sqlite`);
    return new DatabaseStorage(() => openSqlite(PLATFORM_DATABASE, { file }));
  });
});

describe.skipIf(POSTGRES_URL === '')('on PostgreSQL', () => {
  const databases = createDatabases();
  afterAll(() => databases.dropAll());
  itDeliversOnce(async () => {
    const address = await databases.create();
    return new DatabaseStorage(() => openPostgres(PLATFORM_DATABASE, address));
  });
});
