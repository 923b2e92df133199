import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOM_LIMITS, type TableBetRequest, type TablePush } from '#games/api/index.ts';
import { LEASE_MS } from '#games/provider/room/lease.ts';
import { BETS_MS, CUT_MS, ROUND_MS } from '#games/provider/table/states.ts';
import { ANN, BOB, TABLE_GOLD } from '#games/provider/testing/tableWorld.ts';
import type { RunningGameServer } from '../gameServer.ts';
import { type RoomProbe, RoomWorld } from '../testing/roomWorld.ts';

let world: RoomWorld;
let server: RunningGameServer;
beforeEach(async () => {
  world = new RoomWorld();
  server = await world.start();
});
afterEach(() => world.stop());

let bets = 0;
const requestOf = (TableRoundID: string, Places: TableBetRequest['Places']): TableBetRequest => {
  bets += 1;
  return { TableRoundID, ClientBetID: `client-bet-${bets}`, Places, ClientSeed: 'seed' };
};
/** The id of the open round, also if it opens after the player entered. */
const roundOf = (probe: RoomProbe, nonce = 1): Promise<string> =>
  probe.push((push) =>
    push.Push === 'table' && push.Round?.Nonce === nonce && push.Round.State === 'betting'
      ? push.Round.TableRoundID
      : undefined,
  );
const seat = async (player: string, at: RunningGameServer = server) => {
  const token = await world.open(at, player);
  return { token, ...(await world.enter(at, token)) };
};
const refusalOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );

describe('a table over the socket', () => {
  it('shows the room at once, then bets and results of all players', async () => {
    const ann = await seat(ANN);
    const bob = await seat(BOB);
    expect(bob.state).toMatchObject({
      RoomID: 'crab:cards:1',
      Number: 1,
      Currency: 'GOLD',
      Settings: { Chips: [100, 1000, 5000, 10_000, 50_000], LeastStake: 100, MinBet: 200, MaxBet: 20_000 },
      Own: { Bets: [], Balance: TABLE_GOLD, Staked: 0, Won: 0 },
    });
    const round = await roundOf(ann.probe);
    const request = requestOf(round, { banker: 400 });
    expect(await ann.probe.call('bet', request)).toMatchObject({ State: 'taken', Balance: TABLE_GOLD - 400 });
    const SeatID = ann.state.SeatID;
    expect((await bob.probe.table(({ Chips = [] }) => Chips.length > 0)).Chips).toEqual([
      { SeatID, Places: { banker: 400 } },
    ]);
    const late = await seat(BOB);
    expect(late.state.Shared).toMatchObject({
      Round: { TableRoundID: round },
      Chips: [{ SeatID, Places: { banker: 400 } }],
      Seats: expect.arrayContaining([{ SeatID, Name: `player ${ANN}`, Picture: '/pictures/owl.webp' }]) as unknown,
    });
    world.pass(BETS_MS);
    const drawn = await late.probe.table(({ Round }) => Round?.Drawn !== undefined);
    expect(drawn.Round?.Drawn?.ClientSeeds).toEqual(['seed']);
    const own = await ann.probe.push((push) =>
      push.Push === 'own' && push.Own.Bets[0]?.State === 'paid' ? push : undefined,
    );
    expect(own.Own).toMatchObject({ Staked: 400, Balance: world.ledger.goldOf(ANN), Won: own.Own.Bets[0]?.Win });
    world.pass(ROUND_MS - BETS_MS);
    await roundOf(ann.probe, 2);
    // A client that was cut off at the drawing learns the result of its bets.
    const { state } = await world.enter(server, late.token);
    expect(state.LastRound).toBeUndefined();
    expect((await world.enter(server, ann.token)).state.LastRound).toMatchObject({
      TableRoundID: round,
      Result: drawn.Round?.Drawn?.Result,
      Bets: [{ State: 'paid', Stake: 400 }],
    });
    expect(ann.probe.pushes.at(-1)).toMatchObject({ Push: 'own', Own: { Bets: [] } });
  });

  it('takes a bet back, and refuses with a reason', async () => {
    const { probe } = await seat(ANN);
    const round = await roundOf(probe);
    const request = requestOf(round, { tie: 300 });
    await probe.call('bet', request);
    expect(await probe.call('takeBack', request)).toMatchObject({ State: 'returned' });
    expect(await refusalOf(probe.call('bet', requestOf(round, { tie: 50 })))).toBe('NOT_CHIPS');
    expect(await refusalOf(probe.call('bet', requestOf('another', { tie: 300 })))).toBe('BETS_CLOSED');
    expect((await probe.ask('bet', { Places: {} })).Failure).toMatchObject({ Code: 'WRONG_SYNTAX' });
    expect((await probe.ask('spin', {})).Failure).toMatchObject({ Code: 'WRONG_SYNTAX', Field: 'Call' });
  });

  it('shows emotes to all, one in 3 s of each player', async () => {
    const ann = await seat(ANN);
    const bob = await seat(BOB);
    await ann.probe.call('emote', { Emote: 'clap' });
    const push = await bob.probe.table(({ Emotes = [] }) => Emotes.length > 0);
    expect(push.Emotes).toEqual([{ SeatID: ann.state.SeatID, Emote: 'clap' }]);
    expect(await refusalOf(ann.probe.call('emote', { Emote: 'wow' }))).toBe('EMOTE_SOON');
    world.pass(ROOM_LIMITS.emoteMs);
    await ann.probe.call('emote', { Emote: 'wow' });
    expect((await ann.probe.ask('emote', { Emote: 'any words' })).Failure?.Code).toBe('WRONG_SYNTAX');
  });

  it('lets demos play in rooms of their own, with coins of their own', async () => {
    await seat(ANN);
    const token = await server.server.openSession({ Demo: { Brand: 'crab', Visitor: 'visitor' }, GameCode: 'cards' });
    const { probe, state } = await world.enter(server, token);
    expect(state).toMatchObject({ RoomID: 'crab:cards:demo:1', Currency: 'DEMO', Own: { Balance: 100_000 } });
    const round = await roundOf(probe);
    expect(await probe.call('bet', requestOf(round, { player: 5000 }))).toMatchObject({ Balance: 95_000 });
    const back = requestOf(round, { tie: 1000 });
    expect(await probe.call('bet', back)).toMatchObject({ Balance: 94_000 });
    await probe.call('takeBack', back);
    world.pass(BETS_MS);
    const { Own } = await probe.push((push) =>
      push.Push === 'own' && push.Own.Bets.some(({ State }) => State === 'paid') ? push : undefined,
    );
    expect(Own.Balance).toBe(95_000 + Own.Won);
    expect(world.ledger.bets.size).toBe(0);
    expect(await refusalOf(world.enter(server, token, { RoomID: 'crab:cards:1' }))).toBe('ROOM_UNKNOWN');
  });
});

describe('seats', () => {
  it('of a player without a connection are kept for 5 s', async () => {
    const ann = await seat(ANN);
    const bob = await seat(BOB);
    await roundOf(bob.probe);
    ann.probe.close();
    await ann.probe.closed;
    const again = await world.enter(server, ann.token);
    expect(again.state.SeatID).toBe(ann.state.SeatID);
    again.probe.close();
    await again.probe.closed;
    const isLeft = ({ Left = [] }: TablePush): boolean => Left.includes(ann.state.SeatID);
    // The server learns of the end a moment later, so the clock moves with each answer until the seat is free.
    while (!bob.probe.pushes.some((push) => push.Push === 'table' && isLeft(push))) {
      world.pass(CUT_MS / 5);
      await bob.probe.call('beat', {});
    }
  });

  it('become free when the platform accepts no stakes of the player any more', async () => {
    const ann = await seat(ANN);
    const bob = await seat(BOB);
    const round = await roundOf(ann.probe);
    world.ledger.blocked.add(ANN);
    expect(await ann.probe.call('bet', requestOf(round, { tie: 300 }))).toMatchObject({
      State: 'refused',
      Reason: 'BLOCKED',
    });
    expect(await ann.probe.closed).toBe(4004);
    await bob.probe.table(({ Left = [] }) => Left.includes(ann.state.SeatID));
  });

  it('belong to the last connection of a player', async () => {
    const ann = await seat(ANN);
    await world.enter(server, ann.token);
    expect(await ann.probe.closed).toBe(4003);
  });

  it('end with a new launch of the game', async () => {
    const ann = await seat(ANN);
    const round = await roundOf(ann.probe);
    await world.open(server, ANN);
    expect(await refusalOf(ann.probe.call('bet', requestOf(round, { tie: 300 })))).toBe('INVALID_SESSION');
    expect(await ann.probe.closed).toBe(4001);
  });
});

describe('a connection', () => {
  it.each([
    ['another page', { origin: 'https://evil.test' }, '403'],
    ['another path', { path: '/rooms' }, '404'],
    ['a false seal of another process', { headers: { 'x-room-passed-on': '1 127.0.0.1 false' } }, '403'],
  ])('of %s is refused', async (_name, options, status) => {
    await expect(world.connect(server, options)).rejects.toThrow(status);
  });

  it('is refused over the limit of its address', async () => {
    const small = await world.start({ maxSocketsPerAddress: 1 });
    const first = await world.connect(small);
    await expect(world.connect(small)).rejects.toThrow('429');
    first.close();
  });

  it('begins with the token of a session in its first frame', async () => {
    const token = await world.open(server, ANN);
    const probe = await world.connect(server, { path: `/room?token=${token}` });
    expect((await probe.ask('bet', {})).Failure?.Code).toBe('NOT_ENTERED');
    expect((await probe.ask('enterRoom', {})).Failure?.Code).toBe('INVALID_SESSION');
    expect((await probe.ask('enterRoom', {}, 'unknown')).Failure?.Code).toBe('INVALID_SESSION');
    expect(await probe.call('enterRoom', {}, token)).toMatchObject({ GameCode: 'cards' });
  });

  it.each([
    ['a frame of more than 4 KiB', 'x'.repeat(ROOM_LIMITS.frameBytes + 1), 1009],
    ['a frame that is no JSON', '{', 1008],
    ['a frame that is no call', '{"ID":"one"}', 1008],
    ['a binary frame', Buffer.from('{}'), 1008],
  ])('ends with %s', async (_name, frame, code) => {
    const probe = await world.connect(server);
    probe.sendText(frame);
    expect(await probe.closed).toBe(code);
  });

  it('ends with too many frames in a second', async () => {
    const { probe } = await seat(ANN);
    for (let frame = 0; frame <= ROOM_LIMITS.framesPerSecond; frame += 1)
      probe.sendText(JSON.stringify({ ID: frame, Call: 'beat', Body: {} }));
    expect(await probe.closed).toBe(1008);
  });
});

describe('several game servers', () => {
  it('pass a player on to the process with the room', async () => {
    const [first, second] = await servers();
    const ann = await seat(ANN, first);
    const round = await roundOf(ann.probe);
    const bob = await seat(BOB, second);
    expect(bob.state.Shared.Round?.TableRoundID ?? round).toBe(round);
    await bob.probe.call('bet', requestOf(round, { tie: 300 }));
    const { Chips } = await ann.probe.table(({ Chips: chips = [] }) => chips.length > 0);
    expect(Chips).toEqual([{ SeatID: bob.state.SeatID, Places: { tie: 300 } }]);
    bob.probe.sendText('{');
    expect(await bob.probe.closed).toBe(1008);
  });

  it('take a room over after a planned stop, with seats, seeds and open bets', async () => {
    const [first, second] = await servers();
    const ann = await seat(ANN, first);
    const round = await roundOf(ann.probe);
    await ann.probe.call('bet', requestOf(round, { tie: 300 }));
    await first.stop();
    expect(await ann.probe.closed).toBe(1012);
    const { state } = await world.enter(second, ann.token, { RoomID: ann.state.RoomID });
    expect(state).toMatchObject({ SeatID: ann.state.SeatID, Own: { Bets: [{ State: 'taken', Stake: 300 }] } });
  });

  it('wait for a room whose process died', async () => {
    const [first, second] = await servers();
    const ann = await seat(ANN, first);
    await roundOf(ann.probe);
    // The lease of a process that is gone: no renewal, and no address.
    await world.store.transaction((tx) =>
      tx.table('leases').update({}, { Holder: 'dead', Address: '', Fence: 99, Expires: '2026-11-27T04:00:04.000Z' }),
    );
    const entering = world.enter(second, ann.token, { RoomID: ann.state.RoomID });
    world.pass(LEASE_MS);
    expect((await entering).state.RoomID).toBe(ann.state.RoomID);
  });
});

/** Two servers. The second can reach the first, whose room it does not run. No third one adopts rooms beside them. */
async function servers(): Promise<readonly [RunningGameServer, RunningGameServer]> {
  await server.stop();
  const port = await freePort();
  return [await world.start({ nodeOrigin: `http://127.0.0.1:${port}`, port }), await world.start()];
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
