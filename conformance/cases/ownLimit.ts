import { setGameState, settleRound } from '#protocol/endpoints/dev.ts';
import { sendBindCode, verifyBindCode } from '#protocol/endpoints/phoneCode.ts';
import { suspendPlayer } from '#protocol/endpoints/player.ts';
import { createOrder } from '#protocol/endpoints/shop.ts';
import type { LimitKind, OwnLimit } from '#protocol/entities/ownLimit.ts';
import { spinFireWheel } from '#protocol/operations/fireWheel.ts';
import {
  answerBreak,
  cancelLimitRise,
  getOwnLimits,
  getPlayDays,
  ownLimitsChanged,
  reportPlaying,
  setBreakReminder,
  setOwnLimit,
} from '#protocol/operations/ownLimit.ts';
import { enterGame } from '#protocol/operations/play.ts';
import { getWallet } from '#protocol/operations/wallet.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { assertDefined, expect, expectEqual } from '../expectation.ts';
import { openAccount } from '../testMembers.ts';
import type { TestSession, TestContext } from '../testContext.ts';
import type { TestSocket } from '../testSocket.ts';
import { atDawn, give, playRounds, startDay, walletItem } from './eventDay.ts';
import { order, pay, play } from './shopOrder.ts';

const DAY = 24 * 60 * 60;
const GAME = 'seasons';

async function guestAtDawn(context: TestContext): Promise<{ session: TestSession; socket: TestSocket }> {
  await startDay(context);
  const session = await context.guest();
  return { session, socket: await session.openSocket('lobby') };
}

const limitOf = async (socket: TestSocket, kind: LimitKind): Promise<OwnLimit> =>
  assertDefined(
    (await socket.call(getOwnLimits, {})).Limits.find(({ Kind }) => Kind === kind),
    `the limit ${kind}`,
  );

const roundOf = async (context: TestContext, { playerID: PlayerID }: TestSession, Bet: number) =>
  context.visitor().ask(settleRound, { PlayerID, GameCode: 'owl', Bet, Win: 0 });

/** Reports minutes of play, as an open game does. */
async function playFor(context: TestContext, socket: TestSocket, minutes: number): Promise<void> {
  await socket.call(reportPlaying, {});
  for (let minute = 0; minute < minutes; minute += 1) {
    await context.advance(60);
    await socket.call(reportPlaying, {});
  }
}

export const ownLimitCases: readonly ConformanceCase[] = [
  conforms(getOwnLimits, 200, 'begins without limits, and counts play all the same', async (context) => {
    const { session, socket } = await guestAtDawn(context);
    const before = await socket.call(getOwnLimits, {});
    expectEqual(
      before.Limits,
      [
        { Kind: 'time', Used: 0, Unpaid: 0 },
        { Kind: 'play', Used: 0, Unpaid: 0 },
        { Kind: 'spend', Used: 0, Unpaid: 0 },
      ],
      'limits',
    );
    expectEqual([before.Reminder, before.Run, before.BreakDue], [0, 0, false], 'reminder');
    await playRounds(context, session.playerID, 2, 300, 0);
    expectEqual((await limitOf(socket, 'play')).Used, 600, 'bet today');
  }),
  conforms(
    setOwnLimit,
    200,
    'lowers a limit at once, raises it after 24 hours, and pushes to every account',
    async (context) => {
      const { session, socket } = await guestAtDawn(context);
      const second = await session.openSocket('lobby');
      const set = await socket.call(setOwnLimit, { Kind: 'play', Limit: 2_000 });
      expectEqual(set.Limits[1], { Kind: 'play', Limit: 2_000, Used: 0, Unpaid: 0 }, 'the first limit');
      expectEqual((await second.push(ownLimitsChanged)).result, set, 'the other tab, by push');
      await socket.call(setOwnLimit, { Kind: 'play', Limit: 1_000 });
      expectEqual((await roundOf(context, session, 1_001)).Code, 300037, 'above the lower one');
      const risen = await socket.call(setOwnLimit, { Kind: 'play', Limit: 5_000 });
      const pending = assertDefined(risen.Limits[1]?.Pending, 'the rise');
      expectEqual([risen.Limits[1]?.Limit, pending.Limit], [1_000, 5_000], 'what holds, and what waits');
      await context.advance(DAY - 30);
      expectEqual((await roundOf(context, session, 1_001)).Code, 300037, 'half a minute before its time');
      await context.advance(60);
      expectEqual((await roundOf(context, session, 1_001)).Code, 200, 'after it');
      const later = await (await context.guest(session.visitor)).openSocket('lobby');
      expectEqual((await limitOf(later, 'play')).Limit, 5_000, 'the limit');
    },
  ),
  conforms(setOwnLimit, 200, 'ends a limit after 24 hours only', async (context) => {
    const { session, socket } = await guestAtDawn(context);
    await socket.call(setOwnLimit, { Kind: 'play', Limit: 1_000 });
    const { Limits } = await socket.call(setOwnLimit, { Kind: 'play' });
    expectEqual([Limits[1]?.Limit, Limits[1]?.Pending?.Limit], [1_000, undefined], 'what holds');
    expectEqual((await roundOf(context, session, 2_000)).Code, 300037, 'meanwhile');
    await context.advance(DAY + 1);
    expectEqual((await roundOf(context, session, 2_000)).Code, 200, 'afterwards');
  }),
  conforms(setOwnLimit, 100000, 'refuses a limit outside the bounds of its kind', async (context) => {
    const socket = await (await context.guest()).openSocket('lobby');
    for (const [Kind, Limit] of [
      ['time', 60],
      ['time', 90_000],
      ['play', 999],
      ['spend', -1],
    ] as const)
      expectEqual((await socket.ask(setOwnLimit.op, { Kind, Limit })).Code, 100000, `${Kind} ${Limit}`);
  }),
  conforms(cancelLimitRise, 200, 'cancels a rise: the lower limit stays', async (context) => {
    const { session, socket } = await guestAtDawn(context);
    await socket.call(setOwnLimit, { Kind: 'play', Limit: 1_000 });
    await socket.call(setOwnLimit, { Kind: 'play', Limit: 9_000 });
    const { Limits } = await socket.call(cancelLimitRise, { Kind: 'play' });
    expectEqual(Limits[1], { Kind: 'play', Limit: 1_000, Used: 0, Unpaid: 0 }, 'the limit');
    await context.advance(DAY + 1);
    expectEqual((await roundOf(context, session, 1_001)).Code, 300037, 'a day later');
  }),
  conforms(cancelLimitRise, 300011, 'refuses a cancellation without a waiting rise', async (context) => {
    const socket = await (await context.guest()).openSocket('lobby');
    await socket.call(setOwnLimit, { Kind: 'time', Limit: 3_600 });
    expectEqual((await socket.ask(cancelLimitRise.op, { Kind: 'time' })).Code, 300011, 'code');
  }),

  conforms(settleRound, 300037, 'refuses a bet above the limit of play, and moves nothing', async (context) => {
    const { session, socket } = await guestAtDawn(context);
    await socket.call(setOwnLimit, { Kind: 'play', Limit: 1_000 });
    expectEqual((await roundOf(context, session, 600)).Code, 200, 'within it');
    const { Code, Result } = await roundOf(context, session, 500);
    const { DayEnds } = await socket.call(getOwnLimits, {});
    expectEqual([Code, Result], [300037, { Kind: 'play', Until: DayEnds }], 'above it');
    expectEqual((await socket.call(getWallet, {})).Gold, 10_000 - 600, 'the wallet');
    expectEqual((await roundOf(context, session, 400)).Code, 200, 'up to it');
    await startDay(context);
    expectEqual((await roundOf(context, session, 1_000)).Code, 200, 'the next day');
  }),
  conforms(settleRound, 300037, 'counts all accounts of a person, for any playing account', async (context) => {
    await startDay(context);
    const { Token } = await context.prove('0937700001');
    const first = await openAccount(context, Token, '');
    await context.advance(1);
    const second = await openAccount(context, Token, '');
    await first.lobby.call(setOwnLimit, { Kind: 'play', Limit: 1_000 });
    expectEqual((await limitOf(second.lobby, 'play')).Limit, 1_000, 'the other account');
    expectEqual((await roundOf(context, first.session, 800)).Code, 200, 'the first plays');
    expectEqual((await roundOf(context, second.session, 300)).Code, 300037, 'the second, above what is left');
    expectEqual((await roundOf(context, second.session, 200)).Code, 200, 'the second, within it');
  }),
  conforms(settleRound, 300037, 'keeps the bounds for rounds at once', async (context) => {
    const { session, socket } = await guestAtDawn(context);
    await socket.call(setOwnLimit, { Kind: 'play', Limit: 1_000 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => roundOf(context, session, 300)));
    expectEqual(answers.filter(({ Code }) => Code === 200).length, 3, 'rounds that were played');
    expectEqual((await limitOf(socket, 'play')).Used, 900, 'what was bet');
  }),
  conforms(enterGame, 300037, 'refuses a seat if the time or play of the day is used up', async (context) => {
    const { session, socket } = await guestAtDawn(context);
    await context.visitor().call(setGameState, { GameCode: GAME, Playable: true });
    await socket.call(setOwnLimit, { Kind: 'play', Limit: 1_000 });
    expectEqual((await socket.ask(enterGame.op, { GameCode: GAME })).Code, 200, 'before');
    await playRounds(context, session.playerID, 1, 1_000, 0);
    expectEqual((await socket.ask(enterGame.op, { GameCode: GAME })).Code, 300037, 'play');
    const other = await guestAtDawn(context);
    await other.socket.call(setOwnLimit, { Kind: 'time', Limit: 900 });
    await playFor(context, other.socket, 15);
    const { Code, Result } = await other.socket.ask(enterGame.op, { GameCode: GAME });
    expectEqual([Code, (Result as { Kind?: string }).Kind], [300037, 'time'], 'time');
    expectEqual((await roundOf(context, other.session, 20)).Code, 300037, 'a round of a game that is open');
    await context.visitor().call(setGameState, { GameCode: GAME, Playable: false });
  }),
  conforms(
    spinFireWheel,
    300037,
    'sells no spin if the time of the day is used up; free spins stay',
    async (context) => {
      const { session, socket } = await atDawn(context, '0937700002');
      await give(context, session.playerID, (await walletItem(socket)).ItemID, 100);
      await socket.call(setOwnLimit, { Kind: 'time', Limit: 900 });
      await playFor(context, socket, 15);
      expectEqual((await socket.call(spinFireWheel, { Pay: true })).CostAmount, 0, 'the free one');
      expectEqual((await socket.ask(spinFireWheel.op, { Pay: true })).Code, 300037, 'a bought one');
    },
  ),
  conforms(createOrder, 300037, 'refuses an order above the limit of spending; open orders count', async (context) => {
    const { session, socket } = await atDawn(context, '0937700003');
    await socket.call(setOwnLimit, { Kind: 'spend', Limit: 60 });
    const { GoodsType } = await walletItem(socket);
    const goods = { GoodsID: 'wallet-1', GoodsType, GateWay: 'credit' };
    const opened = await order(session, socket);
    const figures = async () => {
      const { Used, Unpaid } = await limitOf(socket, 'spend');
      return { Used, Unpaid };
    };
    expectEqual(await figures(), { Used: 0, Unpaid: opened.Price }, 'while it is open');
    await pay(session, opened);
    await play(context, opened, 'paid');
    expectEqual(await figures(), { Used: opened.Price, Unpaid: 0 }, 'once it is paid');
    await order(session, socket);
    const third = await session.visitor.ask(createOrder, goods, { token: session.token });
    expectEqual([third.Code, third.Result['Kind']], [300037, 'spend'], 'a third one');
    await startDay(context);
    const next = await context.member('0937700003');
    expectEqual((await next.visitor.ask(createOrder, goods, { token: next.token })).Code, 200, 'the next day');
  }),

  conforms(setBreakReminder, 200, 'is set at once, and kept', async (context) => {
    const socket = await (await context.guest()).openSocket('lobby');
    expectEqual((await socket.call(setBreakReminder, { Minutes: 30 })).Reminder, 30, 'set');
    expectEqual((await socket.call(getOwnLimits, {})).Reminder, 30, 'kept');
    expectEqual((await socket.call(setBreakReminder, { Minutes: 0 })).Reminder, 0, 'off');
  }),
  conforms(reportPlaying, 200, 'counts play once for any number of tabs, and pushes a due break', async (context) => {
    const { session, socket } = await guestAtDawn(context);
    const second = await session.openSocket('lobby');
    await socket.call(setBreakReminder, { Minutes: 15 });
    await second.push(ownLimitsChanged);
    await playFor(context, socket, 14);
    await second.call(reportPlaying, {});
    const before = await socket.call(getOwnLimits, {});
    expect(before.Run >= 14 * 60 && before.Run < 15 * 60, `${before.Run} seconds in a row`);
    expectEqual(before.BreakDue, false, 'not due');
    await context.advance(60);
    await socket.call(reportPlaying, {});
    expectEqual((await second.push(ownLimitsChanged)).result.BreakDue, true, 'due, in the other tab');
    const { Used } = await limitOf(socket, 'time');
    expect(Used >= 15 * 60 && Used < 16 * 60, `${Used} seconds today`);
    await context.advance(301);
    const rested = await socket.call(getOwnLimits, {});
    expectEqual([rested.Run, rested.BreakDue], [0, false], 'after a break');
  }),
  conforms(answerBreak, 200, 'closes the reminder on every screen until the next interval ends', async (context) => {
    const { session, socket } = await guestAtDawn(context);
    const second = await session.openSocket('lobby');
    await socket.call(setBreakReminder, { Minutes: 15 });
    await second.push(ownLimitsChanged);
    await playFor(context, socket, 15);
    expectEqual((await second.push(ownLimitsChanged)).result.BreakDue, true, 'due');
    expectEqual((await socket.call(answerBreak, {})).BreakDue, false, 'answered');
    expectEqual((await second.push(ownLimitsChanged)).result.BreakDue, false, 'in the other tab');
    await playFor(context, socket, 14);
    expectEqual((await socket.call(getOwnLimits, {})).BreakDue, false, 'fourteen minutes later');
    await playFor(context, socket, 1);
    expectEqual((await socket.call(getOwnLimits, {})).BreakDue, true, 'fifteen minutes later');
  }),
  conforms(answerBreak, 300013, 'refuses an answer without a due break', async (context) => {
    const socket = await (await context.guest()).openSocket('lobby');
    expectEqual((await socket.ask(answerBreak.op, {})).Code, 300013, 'code');
  }),
  conforms(getPlayDays, 200, 'sums up each day, oldest first', async (context) => {
    const { session, socket } = await atDawn(context, '0937700004');
    await playRounds(context, session.playerID, 2, 500, 200);
    const bought = await order(session, socket);
    await pay(session, bought);
    await play(context, bought, 'paid');
    const { Days } = await socket.call(getPlayDays, { Days: 3 });
    const { Rounds, Bet, Win, Spent } = assertDefined(Days[2], 'today');
    expectEqual([Days.length, Rounds, Bet, Win, Spent], [3, 2, 1_000, 400, bought.Price], 'today');
    const [first, second, third] = Days.map(({ Day }) => Date.parse(Day));
    expectEqual([(second ?? 0) - (first ?? 0), (third ?? 0) - (second ?? 0)], [DAY * 1000, DAY * 1000], 'the days');
    await startDay(context);
    const next = await (await context.member('0937700004')).openSocket('lobby');
    const later = (await next.call(getPlayDays, { Days: 3 })).Days.map((day) => day.Bet);
    expectEqual(later, [1_000, 0, 0], 'two days later');
  }),
  conforms(verifyBindCode, 200, 'keeps the stricter limits when a guest binds a phone', async (context) => {
    const { session, socket } = await guestAtDawn(context);
    await socket.call(setOwnLimit, { Kind: 'play', Limit: 1_000 });
    await playRounds(context, session.playerID, 1, 600, 0);
    const PhoneNumber = '0937700005';
    const { visitor, token } = session;
    await visitor.call(sendBindCode, { CountryCode: 886, PhoneNumber, Lang: 'zh-tw' }, { token });
    const ValidateCode = await context.codeFor(PhoneNumber);
    await visitor.call(verifyBindCode, { CountryCode: 886, PhoneNumber, ValidateCode }, { token });
    expectEqual((await roundOf(context, session, 500)).Code, 300037, 'as a member');
    await context.advance(61);
    const { Token } = await context.prove(PhoneNumber);
    const other = await openAccount(context, Token, '');
    const { Limit, Used } = await limitOf(other.lobby, 'play');
    expectEqual([Limit, Used], [1_000, 600], 'another account on the phone');
  }),
  conforms(verifyBindCode, 300038, 'refuses a phone whose accounts are paused', async (context) => {
    const PhoneNumber = '0937700006';
    const member = await context.member(PhoneNumber);
    await member.visitor.call(suspendPlayer, { Days: 1 }, { token: member.token });
    await context.advance(61);
    const { visitor, token } = await context.guest();
    await visitor.call(sendBindCode, { CountryCode: 886, PhoneNumber, Lang: 'zh-tw' }, { token });
    const ValidateCode = await context.codeFor(PhoneNumber);
    const answer = await visitor.ask(verifyBindCode, { CountryCode: 886, PhoneNumber, ValidateCode }, { token });
    expectEqual([answer.Code, answer.Result['Code']], [100001, 300038], 'codes');
  }),
];
