import { beforeEach, expect, it } from 'vitest';
import { assertDefined } from '#conformance/expectation.ts';
import { TestContext } from '#conformance/testContext.ts';
import { createTestMembers } from '#conformance/testMembers.ts';
import { settleRound } from '#protocol/endpoints/dev.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { Failure } from '#protocol/failure.ts';
import { actOnMails } from '../mail/handlers.ts';
import { sendGift } from '../gift/handlers.ts';
import type { PlayerContext } from '../dispatch/context.ts';
import type { OperationHandler } from '../dispatch/handler.ts';
import { transferWithin } from '../ledger/transfer.ts';
import { freshSession } from '../testing/freshSession.ts';
import { BRANDS, createMemoryWorld, type MemoryWorld } from '../testing/memoryWorld.ts';

const DAY_SECONDS = 86_400;
const DAYS = 9;
const ACCOUNTS = 5;
/** The gold that five accounts moved in nine days before there was a limit for free gold. */
const MOVED = 780_477;
const STAKED = 24_840;
/** From docs/economy.md. */
const REMAINS = 90_000;

let world: MemoryWorld;
let context: TestContext;
beforeEach(async () => {
  world = await createMemoryWorld();
  context = new TestContext(world.adapter);
}, 30_000);

/** Runs an operation of a player. @returns the code of a refusal, or 200 */
async function ask(handler: OperationHandler, playerID: string, request: object): Promise<number> {
  const { ports } = world;
  const now = ports.clock.now();
  const nowText = new Date(now).toISOString();
  const connection = {
    ID: 'c',
    socket: 'lobby' as const,
    tab: undefined,
    signIn: () => Promise.reject(new Error('not here')),
    roomID: '',
    subscribeRoom: () => {},
    subscribeRace: () => {},
  };
  try {
    await ports.store.transaction(async (tx) => {
      const player = assertDefined(await tx.table('players').get(playerID), 'the player');
      const session = freshSession(playerID, nowText);
      const brand = assertDefined(BRANDS[0], 'a brand');
      const all: PlayerContext = { ports, now, nowText, player, session, brand, connection, token: undefined };
      return handler.run(handler.contract.request.parse(request), all, tx);
    });
    return 200;
  } catch (error) {
    if (error instanceof Failure) return error.code;
    throw error;
  }
}

async function openAccounts(phone: string, count: number): Promise<readonly string[]> {
  return (await createTestMembers(context, phone, { count })).map(({ id }) => id);
}

/** Pays the rewards of missions and sign-in days. */
const reward = (playerID: string, Amount: number): Promise<unknown> =>
  world.ports.store.transaction((tx) =>
    transferWithin(tx, new Date(world.ports.clock.now()).toISOString(), {
      ID: `mission:${world.ports.random.uuid()}`,
      Reason: 'mission',
      Source: 'mission',
      Lines: [
        { Owner: 'house:mission', ItemID: ITEM.gold, Amount: -Amount },
        { Owner: `player:${playerID}`, ItemID: ITEM.gold, Amount },
      ],
    }),
  );

async function giveMost(from: string, ToID: string): Promise<void> {
  for (let Amount = 50_000; Amount >= 20_000; Amount -= 1000)
    if ((await ask(sendGift, from, { ToID, ItemID: ITEM.gold, Amount })) === 200) return;
}

const goldOf = async (playerID: string): Promise<number> =>
  (await world.ports.store.table('accounts').get(`player:${playerID}`, ITEM.gold))?.Balance ?? 0;

it('a farm of one phone moves little gold to one account in nine days', async () => {
  const farm = await openAccounts('0948000001', ACCOUNTS);
  const [target] = await openAccounts('0948000002', 1);
  const to = assertDefined(target, 'an account');
  const before = await goldOf(to);
  const Bet = Math.round(STAKED / DAYS / ACCOUNTS);
  for (let day = 0; day < DAYS; day += 1) {
    for (const id of farm) {
      await reward(id, Math.round(MOVED / DAYS / ACCOUNTS));
      await context.visitor().call(settleRound, { PlayerID: id, GameCode: 'owl', Bet, Win: Bet });
    }
    for (const id of farm) await giveMost(id, to);
    await ask(actOnMails, to, { Collect: 'all' });
    await context.advance(DAY_SECONDS);
  }
  const moved = (await goldOf(to)) - before;
  expect(moved).toBeGreaterThanOrEqual(40_000);
  expect(moved).toBeLessThanOrEqual(REMAINS);
}, 60_000);

it('one account takes only a small part from a farm of many phones', async () => {
  const [target] = await openAccounts('0948000010', 1);
  const to = assertDefined(target, 'an account');
  const before = await goldOf(to);
  for (let phone = 0; phone < 5; phone += 1) {
    const [id] = await openAccounts(`094800002${phone}`, 1);
    const from = assertDefined(id, 'an account');
    await reward(from, 100_000);
    await giveMost(from, to);
  }
  await ask(actOnMails, to, { Collect: 'all' });
  expect((await goldOf(to)) - before).toBe(60_000);
  expect(await ask(actOnMails, to, { Collect: 'all' })).toBe(200_083);
  await context.advance(7 * DAY_SECONDS);
  expect(await ask(actOnMails, to, { Collect: 'all' })).toBe(200);
  expect((await goldOf(to)) - before).toBe(120_000);
}, 60_000);

it('a new player may give the smallest gift, and any player may give all bought or won gold', async () => {
  const [from, to] = await openAccounts('0948000030', 2);
  const [giver, taker] = [assertDefined(from, 'a giver'), assertDefined(to, 'a taker')];
  const give = (Amount: number) => ask(sendGift, giver, { ToID: taker, ItemID: ITEM.gold, Amount });
  await reward(giver, 100_000);
  expect(await give(20_000)).toBe(200);
  expect(await give(20_000)).toBe(200_125);
  await context.visitor().call(settleRound, { PlayerID: giver, GameCode: 'owl', Bet: 40_000, Win: 40_000 });
  expect(await give(40_000)).toBe(200);
});
