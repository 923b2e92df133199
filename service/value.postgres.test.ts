import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { assertDefined } from '#conformance/expectation.ts';
import { exchangeClubVault } from '#domain/club/handlers.ts';
import { createCoupons } from '#domain/coupon/create.ts';
import { receiveCoupon } from '#domain/coupon/handlers.ts';
import type { OperationContext, PlayerContext, PlayerRow, RestContext } from '#domain/dispatch/context.ts';
import { spinFireWheel } from '#domain/fireWheel/handlers.ts';
import { auditLedger } from '#domain/ledger/audit.ts';
import { createLocalBus } from '#domain/ports/bus.ts';
import type { Ports } from '#domain/ports/index.ts';
import type { Transaction } from '#domain/ports/store.ts';
import { createOrder } from '#domain/shop/handlers.ts';
import { settlePayment } from '#domain/shop/order.ts';
import { claimSignInDay } from '#domain/signInDays/handlers.ts';
import { createStore } from '#domain/store.ts';
import { BRANDS, createMemoryWorld } from '#domain/testing/memoryWorld.ts';
import { seedDemoWorld } from '#domain/world/demo.ts';
import { openPostgres } from '#store/postgres/postgres.ts';
import { PLATFORM_DATABASE } from './platformDatabase.ts';
import { createDatabases, POSTGRES_URL } from './testing/postgresDatabases.ts';

const brand = assertDefined(
  BRANDS.find(({ ID }) => ID === 'bj188'),
  'the default brand',
);

function contextOf(ports: Ports, now: number, player: PlayerRow): RestContext & OperationContext & PlayerContext {
  const nowText = new Date(now).toISOString();
  const times = { CreateTime: nowText, Expires: new Date(now + 1000).toISOString() };
  const session = {
    TokenHash: '',
    PlayerID: player.PlayerID,
    Provider: 'phone',
    IsRegist: false,
    ProofTime: nowText,
    CodeTime: '',
    DeviceHash: '',
    EndReason: '',
    ...times,
  };
  const identity = { session, player };
  return {
    ports,
    now,
    nowText,
    brand,
    player,
    session,
    identity,
    token: '',
    address: '127.0.0.1',
    origin: 'http://localhost',
    connection: {
      ID: '',
      socket: 'lobby',
      tab: undefined,
      signIn: async () => identity,
      roomID: '',
      subscribeRoom: () => {},
      subscribeRace: () => {},
    },
    cookies: { get: () => undefined, set: () => {}, clear: () => {} },
    device: () => '',
    agent: '',
    attach: () => {},
  };
}

describe.skipIf(POSTGRES_URL === '')('two processes on one PostgreSQL', () => {
  const databases = createDatabases();
  afterAll(() => databases.dropAll());

  it('pay out no more value for parallel requests to both than one process would', async () => {
    const { ports: memory } = await createMemoryWorld();
    const url = await databases.create();
    const open = async (run: string) =>
      createStore(await openPostgres(PLATFORM_DATABASE, url), {
        bus: createLocalBus(),
        uuid: () => `${run}-${randomUUID()}`,
      });
    const stores = [await open('one'), await open('two')] as const;
    const [store] = stores;
    const now = Date.now();
    const nowText = new Date(now).toISOString();
    await seedDemoWorld(store, now);
    const playerOf = async (Phone: string) =>
      assertDefined((await store.table('players').find({ where: { Phone } }))[0], `the account of ${Phone}`);
    const [leader, buyer] = [await playerOf('0900000002'), await playerOf('0900000003')];
    const ports: Ports = { ...memory, store };

    /** Makes the same request ten times, on both in turn. Returns the number of successes and the codes of the rest. */
    const atOnce = async (
      work: (context: ReturnType<typeof contextOf>, tx: Transaction, at: number) => Promise<unknown>,
    ) => {
      const asked = Array.from({ length: 10 }, (_, at) => {
        const held = { ...memory, store: stores[at % 2 === 0 ? 0 : 1] };
        return held.store.transaction((tx) => work(contextOf(held, now, leader), tx, at));
      });
      const refused = (await Promise.allSettled(asked)).flatMap((each): unknown[] =>
        each.status === 'rejected' ? [each.reason] : [],
      );
      return [
        10 - refused.length,
        ...new Set(refused.map((why) => (why instanceof Error && 'code' in why ? why.code : why))),
      ];
    };

    expect(await atOnce((context, tx) => spinFireWheel.run({ Pay: false }, context, tx))).toEqual([1, 300014]);
    expect(await atOnce((context, tx) => claimSignInDay.run({}, context, tx))).toEqual([1, 300012]);

    const coupon = { Code: 'RACE', Rewards: [{ ItemID: 1, Amount: 5 }], TotalLimit: 3, PerPlayer: 10 };
    await store.transaction((tx) => createCoupons(tx, { ports, now, nowText }, coupon));
    expect(await atOnce((context, tx) => receiveCoupon.run({ Code: 'race' }, context, tx, undefined))).toEqual([
      3, 200045,
    ]);

    const vault = async () => (await store.table('accounts').get(`house:club:${leader.ClubID}`, 1))?.Balance ?? 0;
    const before = await vault();
    const Amount = Math.floor(before / 3);
    const take = { PlayerID: leader.PlayerID, Amount };
    expect(await atOnce((context, tx) => exchangeClubVault.run(take, context, tx))).toEqual([3, 200113]);
    expect(await vault()).toBe(before - 3 * Amount);

    const orders: string[] = [];
    for (let made = 0; made < 2; made += 1) {
      const wanted = { GoodsID: 'wallet-1', GoodsType: 2, GateWay: 'bank' };
      await store.transaction((tx) => createOrder.run(wanted, contextOf(ports, now, buyer), tx, undefined));
    }
    await store.transaction(async (tx) => {
      for (const { OrderID } of await tx
        .table('orders')
        .find({ where: { PlayerID: buyer.PlayerID, State: 'created' } })) {
        orders.push(OrderID);
        await tx.table('orders').update({ OrderID }, { State: 'pending', TradeSeq: OrderID });
      }
    });
    // Both get the notices of each order two or three times, and the first notice says that the payment failed.
    const tell = (context: ReturnType<typeof contextOf>, tx: Transaction, at: number) =>
      settlePayment(tx, context, orders[Math.floor(at / 2) % 2] ?? '', at < 4 ? 'failed' : 'paid');
    expect(await atOnce(tell)).toEqual([10]);
    const delivered = await store.table('orders').find({ where: { OrderID: { in: orders } } });
    expect(delivered.map(({ State }) => State)).toEqual(['delivered', 'delivered']);
    expect(delivered.reduce((sum, { Bonus }) => sum + Bonus, 0)).toBe(60);
    const entries = {
      Owner: `player:${buyer.PlayerID}`,
      TransferID: { in: orders.map((id) => `order:${id}:deliver`) },
    };
    expect(await store.table('entries').sum('Amount', entries)).toBe(180);
    expect(await auditLedger(store)).toEqual([]);
    await Promise.all(stores.map((each) => each.close()));
  }, 120_000);
});
