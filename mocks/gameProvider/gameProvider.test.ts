import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { assertDefined } from '#conformance/expectation.ts';
import { COOKIE } from '#domain/session/cookies.ts';
import { TestContext, type TestSession } from '#conformance/testContext.ts';
import type { TestSocket } from '#conformance/testSocket.ts';
import { ReplayRound } from '#games/api/index.ts';
import { getGameSymbols, getReplay, getRoundBoards, getRoundProof } from '#protocol/endpoints/play.ts';
import { getJackpots } from '#protocol/operations/lobby.ts';
import { enterGame } from '#protocol/operations/play.ts';
import { getWallet, walletChanged } from '#protocol/operations/wallet.ts';
import { type NodeMocks, startNodeMocks } from '../node.ts';
import { openGameServerPort } from '../page/gameServerPort.ts';
import { DEFAULT_SCENARIO, type Scenario } from '../scenario/scenario.ts';
import { createMockAdapter } from '../testing/mockAdapter.ts';
import { TestFrame } from '../testing/TestFrame.ts';

const origin = 'http://games.test';
const GAME = 'owl';
const STAKE = 100;

describe('the reference provider of the mocks', { timeout: 30_000 }, () => {
  let mocks: NodeMocks;
  let context: TestContext;
  let guest: TestSession;
  let socket: TestSocket;
  const frames: TestFrame[] = [];
  const { adapter, jar } = createMockAdapter(origin, () => mocks.link);

  const launch = async (): Promise<string> => {
    const { LaunchURL } = await socket.call(enterGame, { GameCode: GAME });
    return assertDefined(LaunchURL, 'an address');
  };
  const open = async (): Promise<TestFrame> => {
    const frame = new TestFrame(openGameServerPort(mocks.link, mocks.conditions));
    frames.push(frame);
    const LaunchToken = assertDefined(new URL(await launch()).searchParams.get('token') ?? undefined, 'a token');
    frame.token = (await frame.call('openSession', { LaunchToken, GameCode: GAME })).Token;
    return frame;
  };
  const plan = (part: Partial<Scenario>): void => mocks.conditions.change(part);
  const pass = (seconds: number) => mocks.link.command({ command: 'advance', seconds });
  const gold = async (): Promise<number> => (await socket.call(getWallet, {})).Gold;

  beforeEach(async () => {
    mocks = await startNodeMocks({ origin, jar, games: 'playable' });
    context = new TestContext(adapter);
    guest = await context.guest();
    socket = await guest.openSocket('lobby');
  });
  afterEach(async () => {
    mocks.conditions.change(DEFAULT_SCENARIO);
    for (const frame of frames.splice(0)) frame.leave();
    context.clear();
    await mocks.stop();
    expect(mocks.failures).toEqual([]);
  });

  it('launches the frame of this origin', async () => {
    const url = new URL(await launch());
    expect(`${url.origin}${url.pathname}`).toBe(`${origin}/games/index.html`);
    expect(url.searchParams.get('game_code')).toBe(GAME);
  });

  it('plays a round by the wallet of the platform, and shows it once it is closed', async () => {
    const before = await gold();
    const frame = await open();
    plan({ outcome: 'win' });
    const round = await frame.spin();
    const { Win, Balance } = assertDefined(round.Result, 'a result');
    expect(Win).toBeGreaterThan(STAKE);
    expect([Balance, await gold()]).toEqual([before - STAKE + Win, Balance]);
    expect((await socket.push(walletChanged)).result).toMatchObject({ Gold: Balance, Round: { IsOpen: true } });
    await frame.call('close', { RoundID: round.RoundID });
    expect((await socket.push(walletChanged)).result).toMatchObject({ Gold: Balance, Round: { IsOpen: false } });
  });

  it('continues the round of an earlier frame in a new one', async () => {
    const round = await (await open()).spin();
    const { OpenRound } = await (await open()).call('readState', {});
    expect(OpenRound).toMatchObject({ RoundID: round.RoundID, Result: round.Result });
  });

  it('shows the pools of the provider in the lobby', async () => {
    const frame = await open();
    const { Jackpots } = await frame.call('readJackpots', { Brand: 'bj188', GameCode: GAME });
    await pass(6);
    await expect
      .poll(async () => (await socket.call(getJackpots, {})).List.find(({ GameCode }) => GameCode === GAME)?.Amount)
      .toBe(Math.max(...Jackpots.map(({ Amount }) => Amount)));
  });

  it('publishes a round to its player, with the seed once it is revealed', async () => {
    const frame = await open();
    const round = await frame.spin();
    await frame.call('close', { RoundID: round.RoundID });
    const RoundID = `menagerie:${round.RoundID}`;
    const proof = await guest.visitor.call(getRoundProof, { RoundID }, { token: guest.token });
    expect(proof).toMatchObject({ State: 'published', Record: { RoundID: round.RoundID, Nonce: round.Nonce } });
    expect(proof.Record).not.toHaveProperty('ServerSeed', expect.anything());
    await frame.call('rotateSeed', {});
    expect((await guest.visitor.call(getRoundProof, { RoundID }, { token: guest.token })).Record).toHaveProperty(
      'ServerSeed',
      expect.any(String),
    );
    const other = await context.guest();
    expect((await other.visitor.ask(getRoundProof, { RoundID }, { token: other.token })).Code).toBe(300_011);
  });

  it('publishes the boards of rounds to their player, and the pictures of the game to all', async () => {
    const frame = await open();
    const round = await frame.spin();
    await frame.call('close', { RoundID: round.RoundID });
    const RoundIDs = [`menagerie:${round.RoundID}`, 'menagerie:none'];
    const { List } = await guest.visitor.call(getRoundBoards, { RoundIDs }, { token: guest.token });
    expect(List).toMatchObject([
      { RoundID: RoundIDs[0], Columns: assertDefined(round.Result?.Outcome, 'an outcome').spins[0]?.window },
    ]);
    const { token } = await context.guest();
    expect(await guest.visitor.call(getRoundBoards, { RoundIDs }, { token })).toEqual({ List: [], Unreachable: false });
    const { Symbols } = await context.visitor().call(getGameSymbols, { GameCode: GAME });
    for (const name of List[0]?.Columns.flat() ?? []) expect(Symbols[name]).toMatch(/^data:image\//);
  });

  it('shows the round at its signed address to all, drawn by its game, and nothing of the player', async () => {
    const frame = await open();
    const round = await frame.spin();
    await frame.call('close', { RoundID: round.RoundID });
    const RoundID = `menagerie:${round.RoundID}`;
    const proof = await guest.visitor.call(getRoundProof, { RoundID }, { token: guest.token });
    const signed = new URL(assertDefined(proof.Round.ReplayURL, 'an address')).searchParams;
    const query = { RoundID, Expires: signed.get('Expires') ?? '', Sign: signed.get('Sign') ?? '' };
    const { Frame } = await context.visitor().call(getReplay, query);
    expect(Frame?.URL).toBe(`${origin}/games/index.html?replay=1&game_code=${GAME}`);
    const { Win, Jackpots, Outcome } = assertDefined(round.Result, 'a result');
    expect(ReplayRound.parse(Frame?.Round)).toMatchObject({ GameCode: GAME, Stake: STAKE, Win, Jackpots, Outcome });
    const text = JSON.stringify(Frame);
    for (const secret of [round.ClientSeed, round.SeedID, round.RoundID, 'Balance']) expect(text).not.toContain(secret);
  });

  it('opens a demo without a player', async () => {
    const frame = new TestFrame(openGameServerPort(mocks.link, mocks.conditions));
    frames.push(frame);
    const demo = { Demo: { Brand: 'bj188', Visitor: 'visitor-1' }, GameCode: GAME };
    frame.token = (await frame.call('openSession', demo)).Token;
    expect((await frame.call('readState', {})).Currency).toBe('DEMO');
    expect((await frame.spin()).State).toBe('settled');
  });

  it.each(['big', 'huge', 'freeSpins', 'minor', 'major', 'dry'] as const)(
    'brings %s by seeds that verify it',
    async (outcome) => {
      const frame = await open();
      plan({ outcome });
      const { Result, RoundID, SeedID } = await frame.spin();
      const { Win, Jackpots, Outcome } = assertDefined(Result, 'a result');
      const found = {
        big: Win >= 20 * STAKE && Win < 50 * STAKE,
        huge: Win >= 50 * STAKE,
        freeSpins: (Outcome?.spins.length ?? 0) > 1,
        minor: Jackpots.some(({ Name }) => Name === 'minor'),
        major: Jackpots.some(({ Name }) => Name === 'major'),
        dry: Win === 0,
      }[outcome];
      expect(found).toBe(true);
      expect(mocks.conditions.scenario.outcome).toBeUndefined();
      await frame.call('close', { RoundID });
      const { Revealed } = await frame.call('rotateSeed', {});
      expect(Revealed.SeedID).toBe(SeedID);
    },
  );

  it('pays the win of a round with free spins once the game closes the round', async () => {
    const frame = await open();
    const before = await gold();
    plan({ outcome: 'freeSpins' });
    const { Result, RoundID } = await frame.spin();
    const { Win, Balance } = assertDefined(Result, 'a result');
    expect(Balance).toBe(before - STAKE + Win);
    await pass(60);
    expect(await gold()).toBe(before - STAKE);
    await frame.call('close', { RoundID });
    expect(await gold()).toBe(before - STAKE + Win);
  });

  it('plays a planned outcome with free spins that the panel has granted', async () => {
    const tab = { jar: 'tab', cookies: { [COOKIE.session]: guest.token } };
    await mocks.link.command({ command: 'writeJar', ...tab });
    // A page that loads again asks for them again.
    for (let load = 0; load < 2; load += 1)
      await mocks.link.command({ command: 'grantSpins', jar: tab.jar, GameCode: GAME });
    const frame = await open();
    const before = await gold();
    plan({ outcome: 'win' });
    const { Grants = [], Next } = await frame.call('readState', {});
    expect(Grants).toMatchObject([{ Count: 5, Left: 5 }]);
    const { GrantID, Stake } = assertDefined(Grants[0], 'free spins');
    const { Result } = await frame.call('spin', { Stake, SeedID: Next.SeedID, Nonce: Next.Nonce, GrantID });
    const { Win } = assertDefined(Result, 'a result');
    expect(Win).toBeGreaterThan(Stake);
    expect(await gold()).toBe(before + Win);
  });

  it('sends the seed of a planned outcome to an open game, for its next spin', async () => {
    const frame = await open();
    const { Next } = await frame.call('readState', {});
    // So rare that the previous seed does not have it.
    plan({ outcome: 'minor' });
    await expect.poll(() => frame.seed).toBeDefined();
    const { SeedID, Nonce } = frame.seed ?? Next;
    expect(SeedID).not.toBe(Next.SeedID);
    const { Result } = await frame.call('spin', { Stake: STAKE, SeedID, Nonce });
    expect(Result?.Jackpots.map(({ Name }) => Name)).toContain('minor');
    expect(mocks.conditions.scenario.outcome).toBeUndefined();
  });

  it('refuses the seed before a planned outcome, and cuts only the played spin', async () => {
    const frame = await open();
    const { Next } = await frame.call('readState', {});
    plan({ outcome: 'major', cutSpin: 1 });
    const { Failure } = await frame.ask('spin', { Stake: STAKE, SeedID: Next.SeedID, Nonce: Next.Nonce });
    expect(Failure?.Code).toBe('STATE_CHANGED');
    expect(mocks.conditions.scenario).toMatchObject({ outcome: 'major', cutSpin: 1 });
    plan({ cutSpin: 0 });
    expect((await frame.spin()).Result?.Jackpots.map(({ Name }) => Name)).toContain('major');
  });

  it.each(['LIMIT_REACHED', 'NOT_ENOUGH_MONEY', 'PLAYER_BLOCKED'] as const)(
    'refuses the next stake with %s, and accepts the following stake',
    async (wallet) => {
      const before = await gold();
      const frame = await open();
      plan({ wallet });
      expect(await frame.spin()).toMatchObject({ State: 'refused', Status: wallet });
      expect(await gold()).toBe(before);
      await pass(3);
      expect((await frame.spin()).State).toBe('settled');
    },
  );

  it('refuses the stake of a round with free spins too', async () => {
    const frame = await open();
    plan({ outcome: 'freeSpins', wallet: 'LIMIT_REACHED' });
    expect(await frame.spin()).toMatchObject({ State: 'refused', Status: 'LIMIT_REACHED' });
  });

  it('repeats a stake if its first answer was TRY_AGAIN', async () => {
    const frame = await open();
    plan({ wallet: 'TRY_AGAIN' });
    const { RoundID, State } = await frame.spin();
    expect(State).toBe('kept');
    await pass(6);
    expect((await frame.call('readRound', { RoundID })).State).toBe('settled');
  });

  it('loses the answer of a spin, and repeats it after a reconnect', async () => {
    const frame = await open();
    const { Next } = await frame.call('readState', {});
    const request = { Stake: STAKE, SeedID: Next.SeedID, Nonce: Next.Nonce };
    plan({ cutSpin: 1 });
    const lost = await Promise.race([
      frame.ask('spin', request),
      new Promise((resolve) => {
        setTimeout(() => resolve('silence'), 1200);
      }),
    ]);
    expect(lost).toBe('silence');
    expect(mocks.conditions.scenario.cutSpin).toBe(0);
    expect(await frame.call('spin', request)).toMatchObject({ Nonce: Next.Nonce, State: 'settled' });
  });
});
