import { spinFireWheel } from '#protocol/operations/fireWheel.ts';
import { getPrivateRooms, sendPrivateMessage, sendPublicMessage } from '#protocol/operations/chat.ts';
import { heartbeat } from '#protocol/operations/connection.ts';
import { claimFirstDay, getFirstDay } from '#protocol/operations/firstDay.ts';
import { claimSignInDay } from '#protocol/operations/signInDays.ts';
import { getWallet, walletChanged } from '#protocol/operations/wallet.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { assertDefined, expect, expectEqual } from '../expectation.ts';
import { createTestMembers, type TestMember } from '../testMembers.ts';
import type { TestContext } from '../testContext.ts';
import { requestID } from '../requestID.ts';

const DAY_SECONDS = 24 * 60 * 60;
const REWARD = { Gold: 15_000, Premium: 0 };

/** A new member who may write. */
async function newcomer(context: TestContext, phone: string): Promise<TestMember> {
  const [member] = await createTestMembers(context, phone, { count: 1, VIPLevel: 3, isYoung: true });
  return assertDefined(member, 'a member');
}

async function doAll({ lobby, chat }: TestMember): Promise<void> {
  await lobby.call(claimSignInDay, {});
  await lobby.call(spinFireWheel, {});
  await chat.call(sendPublicMessage, { Message: '大家好' });
}

const stepsOf = async ({ lobby }: TestMember): Promise<readonly string[]> =>
  (await lobby.call(getFirstDay, {})).Steps.filter(({ Done }) => Done).map(({ Step }) => Step);

export const firstDayCases: readonly ConformanceCase[] = [
  conforms(getFirstDay, 200, 'counts the steps of a newcomer in any order', async (context) => {
    const member = await newcomer(context, '0937600001');
    const { Steps, ...list } = await member.lobby.call(getFirstDay, {});
    expectEqual(
      Steps.map(({ Step }) => Step),
      ['signIn', 'bind', 'spin', 'message'],
      'steps',
    );
    const left = Date.parse(list.EndTime) - Date.parse((await member.lobby.call(heartbeat, {})).ServerTime);
    expect(left > 2 * DAY_SECONDS * 1000 && left <= 3 * DAY_SECONDS * 1000, `${left} ms left of three days`);
    expectEqual([list.Open, list.State, list.Reward, list.MessageTo], [true, 1, REWARD, ''], 'the list');
    expectEqual(await stepsOf(member), ['bind'], 'of who signed in by phone');
    await member.chat.call(sendPublicMessage, { Message: '大家好' });
    expectEqual(await stepsOf(member), ['bind', 'message'], 'after a message');
    await member.lobby.call(spinFireWheel, {});
    expectEqual(await stepsOf(member), ['bind', 'spin', 'message'], 'after a spin');
    await member.lobby.call(claimSignInDay, {});
    const done = await member.lobby.call(getFirstDay, {});
    expectEqual([done.State, done.Steps.every(({ Done }) => Done)], [2, true], 'when all is done');
  }),
  conforms(getFirstDay, 200, 'is empty for a guest without a phone', async (context) => {
    const lobby = await (await context.guest()).openSocket('lobby');
    const { Steps, Open } = await lobby.call(getFirstDay, {});
    expectEqual(
      [Open, Steps],
      [
        true,
        [
          { Step: 'signIn', Done: false },
          { Step: 'bind', Done: false },
        ],
      ],
      'what a guest may do',
    );
  }),
  conforms(
    getFirstDay,
    200,
    'sends a player without public chat to customer service, and counts that step',
    async (context) => {
      const [member] = await createTestMembers(context, '0937600006', { count: 1, VIPLevel: 1 });
      const copper = assertDefined(member, 'a copper member');
      expectEqual((await copper.chat.ask(sendPublicMessage.op, { Message: '大家好' })).Code, 200024, 'in public');
      const { MessageTo, Steps } = await copper.lobby.call(getFirstDay, {});
      const { CustomerService } = await copper.chat.call(getPrivateRooms, {});
      expectEqual(
        MessageTo,
        assertDefined(CustomerService ?? undefined, 'customer service').PlayerID,
        'whom to write to',
      );
      expectEqual(Steps.find(({ Step }) => Step === 'message')?.Done, false, 'before');
      await copper.chat.call(sendPrivateMessage, { PlayerID: MessageTo, Message: '你好' });
      expectEqual(await stepsOf(copper), ['bind', 'message'], 'after a message to customer service');
      await copper.lobby.call(claimSignInDay, {});
      await copper.lobby.call(spinFireWheel, {});
      expectEqual((await copper.lobby.call(claimFirstDay, {})).State, 3, 'the list, to its end');
    },
  ),
  conforms(claimFirstDay, 200, 'pays once, also after repeated calls', async (context) => {
    const member = await newcomer(context, '0937600002');
    await doAll(member);
    const before = (await member.lobby.call(getWallet, {})).Gold;
    const pushes = member.lobby.pending(walletChanged).length;
    const R = requestID();
    const first = await member.lobby.call(claimFirstDay, {}, R);
    expectEqual([first.State, first.Reward], [3, REWARD], 'the answer');
    expectEqual(await member.lobby.call(claimFirstDay, {}, R), first, 'the same request again');
    expectEqual((await member.lobby.call(getWallet, {})).Gold, before + REWARD.Gold, 'gold');
    expect(member.lobby.pending(walletChanged).length > pushes, 'the wallet is told');
    expectEqual((await member.lobby.call(getFirstDay, {})).State, 3, 'the list');
  }),
  conforms(claimFirstDay, 300012, 'refuses any number of further claims at once', async (context) => {
    const member = await newcomer(context, '0937600003');
    await doAll(member);
    const before = (await member.lobby.call(getWallet, {})).Gold;
    const answers = await Promise.all(Array.from({ length: 5 }, () => member.lobby.ask(claimFirstDay.op, {})));
    expectEqual(
      answers.map(({ Code }) => Code).toSorted((a, b) => a - b),
      [200, 300012, 300012, 300012, 300012],
      'codes',
    );
    expectEqual((await member.lobby.call(getWallet, {})).Gold, before + REWARD.Gold, 'gold');
  }),
  conforms(claimFirstDay, 300013, 'refuses a claim before the last step', async (context) => {
    const member = await newcomer(context, '0937600004');
    expectEqual((await member.lobby.ask(claimFirstDay.op, {})).Code, 300013, 'to begin with');
    await member.lobby.call(claimSignInDay, {});
    await member.lobby.call(spinFireWheel, {});
    expectEqual((await member.lobby.ask(claimFirstDay.op, {})).Code, 300013, 'without a message');
  }),
  conforms(claimFirstDay, 300016, 'is over after its days', async (context) => {
    const member = await newcomer(context, '0937600005');
    await doAll(member);
    await context.advance(3 * DAY_SECONDS);
    const lobby = await (await context.member('0937600005')).openSocket('lobby');
    const { Open, State } = await lobby.call(getFirstDay, {});
    expectEqual([Open, State], [false, 2], 'the list');
    expectEqual((await lobby.ask(claimFirstDay.op, {})).Code, 300016, 'code');
  }),
];
