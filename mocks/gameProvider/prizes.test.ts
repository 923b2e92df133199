import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { assertDefined } from '#conformance/expectation.ts';
import { TestContext, type TestSession } from '#conformance/testContext.ts';
import type { TestSocket } from '#conformance/testSocket.ts';
import { enterGame } from '#protocol/operations/play.ts';
import { winAnnounced } from '#protocol/operations/pride.ts';
import { type NodeMocks, startNodeMocks } from '../node.ts';
import { openGameServerPort } from '../page/gameServerPort.ts';
import { DEFAULT_SCENARIO } from '../scenario/scenario.ts';
import { createMockAdapter } from '../testing/mockAdapter.ts';
import { TestFrame } from '../testing/TestFrame.ts';
import type { GameOutcome } from '../wire/messages.ts';

const origin = 'http://games.test';
const STAKE = 100;
/** More than the time after which others see a win. */
const SHOWN_SECONDS = 20;

// The rounds are those of the real games: the draws, the game server, the wallet and the platform decide the banner.
describe('the prizes of the games of the catalogue', { timeout: 60_000 }, () => {
  let mocks: NodeMocks;
  let context: TestContext;
  let guest: TestSession;
  let socket: TestSocket;
  let frame: TestFrame | undefined;
  const { adapter, jar } = createMockAdapter(origin, () => mocks.link);

  beforeEach(async () => {
    mocks = await startNodeMocks({ origin, jar, games: 'playable' });
    context = new TestContext(adapter);
    guest = await context.guest();
    socket = await guest.openSocket('lobby');
  });
  afterEach(async () => {
    mocks.conditions.change(DEFAULT_SCENARIO);
    frame?.leave();
    context.clear();
    await mocks.stop();
    expect(mocks.failures).toEqual([]);
  });

  const open = async (GameCode: string): Promise<TestFrame> => {
    const { LaunchURL } = await socket.call(enterGame, { GameCode });
    const url = new URL(assertDefined(LaunchURL, 'an address'));
    const opened = new TestFrame(openGameServerPort(mocks.link, mocks.conditions));
    const LaunchToken = url.searchParams.get('token') ?? '';
    opened.token = (await opened.call('openSession', { LaunchToken, GameCode })).Token;
    frame = opened;
    return opened;
  };

  /** Plays a round with an outcome to its end, and returns what it won and what everyone sees. */
  async function playTo(GameCode: string, outcome: GameOutcome) {
    const opened = await open(GameCode);
    mocks.conditions.change({ outcome });
    const { RoundID, Result } = await opened.spin(STAKE);
    await opened.call('close', { RoundID });
    await mocks.link.command({ command: 'advance', seconds: SHOWN_SECONDS });
    return assertDefined(Result, 'a result');
  }
  const banner = async () => (await socket.push(winAnnounced)).result;

  it('the shared pool of 招財萬福 is a combined pool, win type 4', async () => {
    const { Win, Jackpots } = await playTo('cat', 'pool');
    const [{ Name, Coins } = { Name: '', Coins: 0 }] = Jackpots;
    expect([Name, Win > Coins]).toEqual(['pool', true]);
    expect(await banner()).toMatchObject({
      GameCode: 'cat',
      WinType: 4,
      Amount: Win,
      AlertInfo: { ActName: 'pool', MultipleIdx: 0 },
    });
  });

  it.each([
    ['grand', 101],
    ['major', 102],
  ] as const)('the pool %s of 翡翠龍吟 has the level %s', async (outcome, level) => {
    const { Win } = await playTo('dragon', outcome);
    const { AlertInfo, WinType, Amount } = await banner();
    expect([WinType, Amount, AlertInfo.ActName, AlertInfo.MultipleIdx]).toEqual([2, Win, outcome, level]);
  });

  it('a fixed prize of 翡翠龍吟 has a banner from 50 times the stake on: 中獎 pays as much', async () => {
    const { Win } = await playTo('dragon', 'minor');
    const { AlertInfo, WinType } = await banner();
    expect(Win).toBeGreaterThanOrEqual(50 * STAKE);
    expect([WinType, AlertInfo.ActName, AlertInfo.MultipleIdx]).toEqual([1, 'minor', 103]);
    expect(AlertInfo).not.toHaveProperty('JackpotID');
  });
});
