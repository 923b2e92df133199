import { expect, it } from 'vitest';
import { jackpotsChanged } from '#protocol/operations/lobby.ts';
import { topicOf } from '../connection/topics.ts';
import { BRANDS } from '../testing/memoryWorld.ts';
import { BRAND_ID, createWalletWorld, GAME, LONG_GAME, PROVIDER } from '../testing/walletWorld.ts';
import { jackpotGames, listJackpots } from './jackpot.ts';
import { pollProviderJackpots } from './providerJackpots.ts';

const JackpotsURL = 'https://games.studio.test/jackpots';
/** Another game whose tile shows a jackpot. */
const OTHER_GAME = 'cat';
const [OTHER] = BRANDS.filter(({ ID }) => ID !== BRAND_ID);

/** Each game has one pool. A test sets its amount. */
async function pooledWorld({ failing = [] as string[], Pool = undefined as string | undefined } = {}) {
  const pool = { amount: 4_000_000 };
  const world = await createWalletWorld({
    provider: { JackpotsURL, Games: [...PROVIDER.Games, { GameCode: OTHER_GAME, Variant: '96', SeveralBets: false }] },
    readJackpots: async (_provider, { GameCode }) => {
      if (failing.includes(GameCode)) throw new Error('no answer');
      return [
        { Name: 'minor', Amount: 125_000 },
        { Name: 'major', Amount: pool.amount, Pool },
      ];
    },
  });
  const { ports } = world;
  const shown = async (ID = BRAND_ID, code = GAME) => {
    const { store } = ports;
    const list = await listJackpots(store, await jackpotGames(store), { ports, brand: { ID } });
    return list.find(({ GameCode }) => GameCode === code);
  };
  const poll = async (amount: number, observer = ports.observer) => {
    pool.amount = amount;
    await pollProviderJackpots({ ...ports, observer });
    return shown();
  };
  const token = await world.enter();
  const round = { token, round: 'r1', transaction_uuid: 'p1', bet_amount: 10, win_amount: 5_000_000, jackpot: 'major' };
  const hit = () => world.call('play', round);
  const close = () => world.call('close', { token, round: 'r1', transaction_uuid: 'c1' });
  return { world, shown, poll, hit, close, token };
}

it("shows the largest pool of the brand, and the platform's own sum elsewhere", async () => {
  const { shown, poll } = await pooledWorld();
  const own = await shown(OTHER?.ID);
  expect(await poll(4_200_000)).toEqual({ GameCode: GAME, Amount: 4_200_000, WonTime: '' });
  expect(await poll(4_300_000)).toMatchObject({ Amount: 4_300_000 });
  expect(await shown(OTHER?.ID)).toEqual(own);
}, 30_000);

it('asks a game without a pool again after ten minutes', async () => {
  const asked: string[] = [];
  const pool = { isOpen: false };
  const world = await createWalletWorld({
    provider: { JackpotsURL },
    readJackpots: async (_provider, { GameCode }) => {
      asked.push(GameCode);
      return pool.isOpen ? [{ Name: 'major', Amount: 4_000_000 }] : [];
    },
  });
  const { ports } = world;
  const timesOf = async () => {
    asked.splice(0);
    await pollProviderJackpots(ports);
    return asked.filter((code) => code === GAME).length;
  };
  expect(await timesOf()).toBe(1);
  expect(await timesOf()).toBe(0);
  pool.isOpen = true;
  await world.pass(10 * 60_000);
  await pollProviderJackpots(ports);
  expect(asked).toContain(GAME);
  expect(await timesOf()).toBe(1);
}, 30_000);

it('reads a few pools at once', async () => {
  const under = { way: 0, most: 0 };
  const Games = Array.from({ length: 20 }, (_none, at) => ({ GameCode: `g${at}`, Variant: '96', SeveralBets: false }));
  const { ports } = await createWalletWorld({
    provider: { JackpotsURL, Games: [...PROVIDER.Games, ...Games] },
    readJackpots: async () => {
      under.way += 1;
      under.most = Math.max(under.most, under.way);
      await Promise.resolve();
      under.way -= 1;
      return [];
    },
  });
  await pollProviderJackpots(ports);
  expect(under.most).toBe(8);
}, 30_000);

it('lists the pool of a game without a jackpot of the platform', async () => {
  const { world, poll, shown, hit, close } = await pooledWorld();
  await world.ports.store.transaction((tx) => tx.table('games').update({ GameCode: GAME }, { Jackpot: 0 }));
  expect(await shown()).toBeUndefined();
  expect(await poll(4_200_000)).toEqual({ GameCode: GAME, Amount: 4_200_000, WonTime: '' });
  expect(await shown(OTHER?.ID)).toBeUndefined();
  await hit();
  await close();
  const WonTime = new Date(world.ports.clock.now()).toISOString();
  expect(await poll(4_000_000)).toEqual({ GameCode: GAME, Amount: 4_000_000, WonTime });
}, 30_000);

it('adds no stake to the amount of a pool', async () => {
  const { world, poll, hit, close } = await pooledWorld();
  await poll(4_200_000);
  await hit();
  await close();
  expect(await world.ports.store.table('jackpotShares').count()).toBe(0);
}, 30_000);

it('lowers an amount after the round that won it is shown', async () => {
  const { world, poll, hit, close } = await pooledWorld();
  await poll(5_000_000);
  await hit();
  expect(await poll(4_000_000)).toMatchObject({ Amount: 5_000_000, WonTime: '' });
  await close();
  const WonTime = new Date(world.ports.clock.now()).toISOString();
  expect(await poll(4_000_000)).toEqual({ GameCode: GAME, Amount: 4_000_000, WonTime });
}, 30_000);

it('lowers the amount of each game that shares the pool', async () => {
  for (const Pool of ['fortune', undefined]) {
    const { shown, poll, hit, close } = await pooledWorld({ Pool });
    await poll(5_000_000);
    await hit();
    await close();
    await poll(4_000_000);
    const other = await shown(BRAND_ID, OTHER_GAME);
    expect(other?.Amount).toBe(Pool === undefined ? 5_000_000 : 4_000_000);
  }
}, 60_000);

it('accepts a lower amount without a win after a minute', async () => {
  const { world, poll } = await pooledWorld();
  await poll(5_000_000);
  expect(await poll(4_000_000)).toMatchObject({ Amount: 5_000_000 });
  await world.pass(59_000);
  expect(await poll(4_000_000)).toMatchObject({ Amount: 5_000_000 });
  await world.pass(1_000);
  expect(await poll(4_000_000)).toMatchObject({ Amount: 4_000_000 });
}, 30_000);

it('keeps an amount while a long round is open that may have won it', async () => {
  const { world, poll, token } = await pooledWorld();
  await poll(5_000_000);
  await world.call('bet', { token, round: 'r1', transaction_uuid: 'b1', amount: 10 });
  await poll(4_000_000);
  await world.pass(9 * 60_000);
  expect(await poll(4_000_000)).toMatchObject({ Amount: 5_000_000 });
  const win = { token, round: 'r1', reference_transaction_uuid: 'b1', amount: 1_000_000, jackpot: 'major' };
  await world.call('win', win);
  expect(await poll(4_000_000)).toMatchObject({ Amount: 5_000_000 });
  await world.call('close', { token, round: 'r1' });
  expect(await poll(4_000_000)).toMatchObject({ Amount: 4_000_000 });
}, 30_000);

it('believes a lower amount after ten minutes although a round waits for its player', async () => {
  const { world, poll, token } = await pooledWorld();
  await poll(5_000_000);
  await world.call('bet', { token, round: 'r1', transaction_uuid: 'b1', amount: 10, wait_seconds: 86_400 });
  await poll(4_000_000);
  await world.pass(9 * 60_000);
  expect(await poll(4_000_000)).toMatchObject({ Amount: 5_000_000 });
  await world.pass(2 * 60_000);
  expect(await poll(4_000_000)).toMatchObject({ Amount: 4_000_000 });
}, 30_000);

it('keeps the amount of a pool that cannot be read, stores the others, and reports it', async () => {
  const failing: string[] = [];
  const { world, poll } = await pooledWorld({ failing });
  await poll(4_200_000);
  failing.push(GAME);
  const reports: unknown[] = [];
  await poll(4_300_000, { call: ({ error }) => reports.push(error) });
  const rows = await world.ports.store.table('providerJackpots').find();
  const amounts = Object.fromEntries(rows.map(({ GameCode, Amount }) => [GameCode, Amount]));
  expect(amounts).toEqual({ [GAME]: 4_200_000, [LONG_GAME]: 4_300_000, [OTHER_GAME]: 4_300_000 });
  expect(reports).toEqual([new Error('no answer')]);
}, 30_000);

it('pushes to each brand what its lobby shows', async () => {
  const { world, poll, shown } = await pooledWorld();
  await poll(4_200_000);
  await world.pass(10_000);
  const pushes = world.pushes.filter(({ op }) => op === jackpotsChanged.op);
  expect(pushes.map(({ topic }) => topic).toSorted()).toEqual(BRANDS.map(({ ID }) => topicOf.brand(ID)).toSorted());
  const own = pushes.find(({ topic }) => topic === topicOf.brand(BRAND_ID));
  const { List } = jackpotsChanged.result.parse(own?.result);
  expect(List).toContainEqual(await shown());
}, 30_000);
