import { afterEach, beforeEach, expect, it } from 'vitest';
import { assertDefined } from '#conformance/expectation.ts';
import { TestContext, type TestSession } from '#conformance/testContext.ts';
import type { TestSocket } from '#conformance/testSocket.ts';
import { ReplayRound, type RoundView } from '#games/api/index.ts';
import { getReplay, getRoundProof } from '#protocol/endpoints/play.ts';
import { suspendPlayer } from '#protocol/endpoints/player.ts';
import { enterGame } from '#protocol/operations/play.ts';
import { getWallet } from '#protocol/operations/wallet.ts';
import { type NodeMocks, startNodeMocks } from '../node.ts';
import { openGameServerPort } from '../page/gameServerPort.ts';
import { DEFAULT_SCENARIO } from '../scenario/scenario.ts';
import { createMockAdapter } from '../testing/mockAdapter.ts';
import { TestFrame } from '../testing/TestFrame.ts';

const origin = 'http://games.test';
const GAME = 'tiger';
const STAKE = 100;
const HOUR = 60 * 60;

let mocks: NodeMocks;
let context: TestContext;
let guest: TestSession;
let socket: TestSocket;
const frames: TestFrame[] = [];
const { adapter, jar } = createMockAdapter(origin, () => mocks.link);

beforeEach(async () => {
  mocks = await startNodeMocks({ origin, jar, games: 'playable' });
  context = new TestContext(adapter);
  guest = await context.guest();
  socket = await guest.openSocket('lobby');
}, 30_000);
afterEach(async () => {
  mocks.conditions.change(DEFAULT_SCENARIO);
  for (const frame of frames.splice(0)) frame.leave();
  context.clear();
  await mocks.stop();
  expect(mocks.failures).toEqual([]);
});

async function open(): Promise<TestFrame> {
  const { LaunchURL } = await socket.call(enterGame, { GameCode: GAME });
  const LaunchToken = new URL(assertDefined(LaunchURL, 'an address')).searchParams.get('token') ?? '';
  const frame = new TestFrame(openGameServerPort(mocks.link, mocks.conditions));
  frames.push(frame);
  frame.token = (await frame.call('openSession', { LaunchToken, GameCode: GAME })).Token;
  return frame;
}

/** Opens the game and spins to a choice. */
async function spinToChoice(): Promise<{ readonly frame: TestFrame; readonly round: RoundView }> {
  const frame = await open();
  mocks.conditions.change({ outcome: 'choice' });
  const round = await frame.spin(STAKE);
  mocks.conditions.change({ outcome: undefined });
  return { frame, round };
}

const gold = async (): Promise<number> => (await socket.call(getWallet, {})).Gold;

it('a planned choice waits, is paid at the end of its show, and is in its record and its replay', {
  timeout: 30_000,
}, async () => {
  const before = await gold();
  const { frame, round } = await spinToChoice();
  const { RoundID } = round;
  expect(round.Choice).toMatchObject({ Options: ['left', 'middle', 'right'], Default: 'middle', IsDefault: false });
  expect(await gold()).toBe(before - STAKE);
  const chosen = await frame.call('choose', { RoundID, Option: 'right' });
  const { Win, Outcome } = assertDefined(chosen.Result, 'a result');
  expect(Win).toBeGreaterThan(round.Result?.Win ?? 0);
  // Others see the win once the show has ended.
  expect(await gold()).toBe(before - STAKE);
  await frame.call('close', { RoundID });
  expect(await gold()).toBe(before - STAKE + Win);
  await frame.call('rotateSeed', {});
  const id = { RoundID: `menagerie:${RoundID}` };
  const proof = await guest.visitor.call(getRoundProof, id, { token: guest.token });
  expect(proof.Record).toMatchObject({
    Choice: { Chosen: 'right' },
    Result: { Outcome: { choice: Outcome?.choice } },
  });
  const signed = new URL(assertDefined(proof.Round.ReplayURL, 'an address')).searchParams;
  const query = { ...id, Expires: signed.get('Expires') ?? '', Sign: signed.get('Sign') ?? '' };
  const { Frame } = await context.visitor().call(getReplay, query);
  expect(ReplayRound.parse(Frame?.Round).Outcome.choice).toEqual(Outcome?.choice);
});

it('a player who is paused during a choice is paid by it, and stakes nothing more', { timeout: 30_000 }, async () => {
  const { frame, round } = await spinToChoice();
  const { RoundID } = round;
  await guest.visitor.call(suspendPlayer, { Days: 1 }, { token: guest.token });
  const chosen = await frame.call('choose', { RoundID, Option: 'left' });
  expect(chosen.Choice).toMatchObject({ Chosen: 'left', IsDefault: false });
  await frame.call('close', { RoundID });
  await mocks.link.command({ command: 'advance', seconds: 3 });
  expect(await frame.call('readRound', { RoundID })).toMatchObject({ State: 'closed' });
  expect((await frame.spin(STAKE)).State).toBe('refused');
});

it('a round without an answer takes its default after a day, and its player sees it then', {
  timeout: 30_000,
}, async () => {
  const before = await gold();
  const { round } = await spinToChoice();
  const { RoundID } = round;
  await mocks.link.command({ command: 'advance', seconds: 23 * HOUR });
  await mocks.link.command({ command: 'advance', seconds: HOUR + 5 });
  guest = await context.guest(guest.visitor);
  socket = await guest.openSocket('lobby');
  const frame = await open();
  const { OpenRound } = await frame.call('readState', {});
  expect(OpenRound).toMatchObject({ RoundID, State: 'closed', Choice: { Chosen: 'middle', IsDefault: true } });
  expect(await gold()).toBe(before - STAKE + (OpenRound?.Result?.Win ?? 0));
  expect((await frame.ask('choose', { RoundID, Option: 'left' })).Failure).toMatchObject({ Code: 'CHOICE_OVER' });
});
