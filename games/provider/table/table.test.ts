import { beforeEach, describe, expect, it } from 'vitest';
import type { TableBetRequest, TableView } from '#games/api/index.ts';
import { LEASE_MS } from '../room/lease.ts';
import { auditTables } from '../testing/auditTables.ts';
import { ANN, BOB, createTableWorld, type TableProcess, type TableWorld } from '../testing/tableWorld.ts';
import { BETS_MS, CUT_MS, ROUND_MS } from './states.ts';

const SETTINGS = { LeastStake: 100, MostStake: 5000, MostPayout: 60_000 };
let world: TableWorld;
let here: TableProcess;
let ann = '';
let bob = '';
let round = '';

const roundOf = (view: TableView): string => view.Round?.TableRoundID ?? '';

beforeEach(async () => {
  world = createTableWorld({ settings: SETTINGS });
  here = world.start();
  ann = await world.open(here, ANN);
  bob = await world.open(here, BOB);
  await here.table.join(ann);
  await here.table.join(bob);
  await here.table.tick();
  round = roundOf(await here.table.read(ann));
});

let ids = 0;
const requestOf = (Places: TableBetRequest['Places'], more: Partial<TableBetRequest> = {}): TableBetRequest => {
  ids += 1;
  return { TableRoundID: round, ClientBetID: `client-bet-${ids}`, Places, ClientSeed: 'ann-seed', ...more };
};
const bet = (token: string, Places: TableBetRequest['Places'], more?: Partial<TableBetRequest>) =>
  here.table.bet(token, requestOf(Places, more));
const reasonOf = (placed: Promise<unknown>): Promise<string> =>
  placed.then(
    () => 'none',
    (error: unknown) => (error instanceof Error ? (error.message.split(':')[0] ?? '') : ''),
  );
const turn = async (milliseconds: number): Promise<void> => {
  world.pass(milliseconds);
  await here.table.tick();
  await here.table.idle();
};

describe('a round', () => {
  it('opens once a player is there, with a commitment before any bet', async () => {
    const empty = createTableWorld();
    const process = empty.start();
    await process.table.tick();
    expect(await empty.ports.store.table('tableRounds').count()).toBe(0);
    const { Round } = await here.table.read(ann);
    expect(Round).toMatchObject({ State: 'betting', Nonce: 1, Chips: [] });
    expect(Round?.Commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(Round?.Drawn).toBeUndefined();
  });

  it('takes bets for 15 s, and lasts 20 s', async () => {
    await turn(BETS_MS - 1);
    expect((await here.table.read(ann)).Round?.State).toBe('betting');
    await turn(1);
    expect((await here.table.read(ann)).Round?.State).toBe('drawn');
    await turn(ROUND_MS - BETS_MS - 1);
    expect(roundOf(await here.table.read(ann))).toBe(round);
    await turn(1);
    const view = await here.table.read(bob);
    expect(view.Round).toMatchObject({ State: 'betting', Nonce: 2 });
    expect(view.History.map(({ TableRoundID }) => TableRoundID)).toEqual([round]);
  });

  it('pays each bet by a win that names it, then closes', async () => {
    await bet(ann, { banker: 400, tie: 100 });
    await bet(ann, { player: 200 });
    await bet(bob, { player: 300 }, { ClientSeed: 'bob-seed' });
    const { Round } = await here.table.read(bob);
    expect(Round?.Chips.map(({ Places }) => Places)).toEqual([{ banker: 400, tie: 100, player: 200 }, { player: 300 }]);
    await turn(BETS_MS);
    const view = await here.table.read(ann);
    expect(view.Round?.Drawn?.ClientSeeds).toEqual(['ann-seed', 'bob-seed']);
    expect(view.OwnBets.map(({ State }) => State)).toEqual(['paid', 'paid']);
    expect(world.ledger.closed.size).toBe(0);
    await turn(ROUND_MS - BETS_MS);
    expect(world.ledger.closed.size).toBe(2);
    await turn(BETS_MS);
    expect(await auditTables(world)).toEqual([]);
  });

  it('begins a new chain after the last seed of a chain', async () => {
    const commitments: (string | undefined)[] = [];
    for (let each = 0; each < 4; each += 1) {
      commitments.push((await here.table.read(ann)).Round?.Commitment);
      await turn(BETS_MS);
      await turn(ROUND_MS - BETS_MS);
    }
    expect(new Set(commitments).size).toBe(2);
    expect(commitments[2]).toBe(commitments[0]);
    await turn(BETS_MS);
    expect(await auditTables(world)).toEqual([]);
  });
});

describe('a bet', () => {
  it('is refused with its reason, and moves nothing', async () => {
    const reasons = await Promise.all([
      reasonOf(bet(ann, { banker: 250 })),
      reasonOf(bet(ann, { dealer: 200 })),
      reasonOf(bet(ann, { banker: 100 })),
      reasonOf(bet(ann, { banker: 5100 })),
      reasonOf(bet(ann, { banker: 5000, player: 5000, tie: 5000, bankerPair: 5000, playerPair: 5000 })),
      reasonOf(bet(ann, { tie: 5000, bankerPair: 1500 })),
      reasonOf(bet(ann, { banker: 200 }, { ClientSeed: 'a.b' })),
      reasonOf(bet(ann, { banker: 200 }, { TableRoundID: 'another' })),
    ]);
    expect(reasons).toEqual([
      'NOT_CHIPS',
      'UNKNOWN_PLACE',
      'OUT_OF_RANGE',
      'TABLE_MAXIMUM',
      'OUT_OF_RANGE',
      'TABLE_FULL',
      'CLIENT_SEED',
      'BETS_CLOSED',
    ]);
    expect(world.ledger.bets.size).toBe(0);
  });

  it('counts together with the bets of all players in the bound of the table', async () => {
    await bet(ann, { tie: 5000 });
    expect(await reasonOf(bet(bob, { tie: 2000 }))).toBe('TABLE_FULL');
    await bet(bob, { player: 2000 });
    expect(await reasonOf(bet(ann, { tie: 100 }))).toBe('TABLE_MAXIMUM');
  });

  it('is refused if the wallet refuses it, and says why', async () => {
    await bet(bob, { banker: 5000, player: 4900 });
    expect(await bet(bob, { tie: 200 })).toMatchObject({ State: 'refused', Reason: 'FUNDS' });
    world.ledger.mischief = () => 'refused';
    expect(await bet(ann, { tie: 200 })).toMatchObject({ State: 'refused', Reason: 'LIMIT' });
    // Refused bets do not count in the limits.
    world.ledger.mischief = () => 'none';
    expect(await bet(ann, { player: 5000 })).toMatchObject({ State: 'taken', Balance: 5000 });
    expect((await here.table.read(ann)).Round?.Chips).toHaveLength(2);
  });

  it('is made once by repeated requests', async () => {
    const request = requestOf({ banker: 300 });
    const [one, other] = await Promise.all([here.table.bet(ann, request), here.table.bet(ann, request)]);
    expect(other).toEqual(one);
    expect(await here.table.bet(ann, request)).toMatchObject({ BetID: one.BetID });
    expect(await reasonOf(here.table.bet(ann, { ...request, Places: { banker: 200 } }))).toBe('BET_CHANGED');
    expect(world.ledger.bets.size).toBe(1);
  });

  it('is taken back before the closing, unless the rest is too small', async () => {
    const [small, large] = [requestOf({ tie: 100, banker: 100 }), requestOf({ player: 100 })];
    await here.table.bet(ann, small);
    await here.table.bet(ann, large);
    expect(await reasonOf(here.table.takeBack(ann, small))).toBe('OUT_OF_RANGE');
    expect(await here.table.takeBack(ann, large)).toMatchObject({ State: 'returned' });
    expect(await here.table.takeBack(ann, large)).toMatchObject({ State: 'returned' });
    expect(await reasonOf(here.table.takeBack(bob, small))).toBe('BET_UNKNOWN');
    await turn(BETS_MS);
    expect(await reasonOf(here.table.takeBack(ann, small))).toBe('BETS_CLOSED');
    await world.finish();
    expect(await auditTables(world)).toEqual([]);
  });

  it('is returned if the answer of the wallet comes after the closing', async () => {
    let answer = (): void => {};
    const called = new Promise<void>((resolve) => {
      world.ledger.delay = (call) =>
        new Promise((go) => {
          if (call === 'bet') {
            answer = go;
            resolve();
          } else go();
        });
    });
    const placed = bet(ann, { banker: 300 });
    await called;
    await turn(BETS_MS);
    answer();
    expect(await placed).toMatchObject({ State: 'returned' });
    await world.finish();
    expect(await auditTables(world)).toEqual([]);
  });
});

describe('a cut connection', () => {
  it('returns the bets after 5 s, and not earlier', async () => {
    await bet(ann, { banker: 300 });
    await here.table.cut(ann);
    await turn(CUT_MS - 1);
    expect((await here.table.read(ann)).OwnBets).toMatchObject([{ State: 'taken' }]);
    await turn(1);
    expect((await here.table.read(ann)).OwnBets).toMatchObject([{ State: 'returned' }]);
  });

  it('keeps the bets of a player who comes back', async () => {
    await bet(ann, { banker: 300 });
    await here.table.cut(ann);
    await turn(CUT_MS - 1);
    await here.table.join(ann);
    await turn(CUT_MS);
    expect((await here.table.read(ann)).OwnBets).toMatchObject([{ State: 'taken' }]);
  });

  it('plays the bets once they are closed', async () => {
    await bet(ann, { banker: 300 });
    await turn(BETS_MS - 1000);
    await here.table.cut(ann);
    await turn(1000);
    await turn(ROUND_MS - BETS_MS);
    expect((await here.table.read(ann)).OwnBets).toEqual([]);
    expect((await world.ports.store.table('tableBets').find()).map(({ State }) => State)).toEqual(['paid']);
  });
});

describe('two processes', () => {
  it('run a table one after the other, with its round and its bets', async () => {
    const other = world.start();
    await bet(ann, { banker: 300 });
    await other.table.tick();
    expect([here.table.isHere, other.table.isHere]).toEqual([true, false]);
    expect(await reasonOf(other.table.bet(bob, requestOf({ tie: 200 })))).toBe('ROOM_MOVED');
    world.pass(LEASE_MS);
    await other.table.tick();
    // The first process notices with its next write.
    expect(await reasonOf(bet(bob, { tie: 200 }))).toBe('ROOM_MOVED');
    expect(here.table.isHere).toBe(false);
    await other.table.join(ann);
    expect(await other.table.bet(bob, requestOf({ tie: 200 }))).toMatchObject({ State: 'taken' });
    world.pass(BETS_MS);
    await other.table.tick();
    await other.table.idle();
    expect((await other.table.read(ann)).OwnBets).toMatchObject([{ State: 'paid' }]);
    await world.finish();
    expect(await auditTables(world)).toEqual([]);
  });

  it('give a table over at a planned stop', async () => {
    const other = world.start();
    await here.table.leave();
    await other.table.tick();
    expect(other.table.isHere).toBe(true);
  });
});

it('draws a round that no process closed, and pays it', async () => {
  await bet(ann, { banker: 300 });
  world.pass(BETS_MS + 60_000);
  const other = world.start();
  await other.server.runJanitor();
  world.pass(6000);
  await other.server.runJanitor();
  world.pass(6000);
  await other.server.runJanitor();
  expect((await world.ports.store.table('tableBets').find()).map(({ State }) => State)).toEqual(['paid']);
  expect(await auditTables(world)).toEqual([]);
});
