import { receiveCoupon } from '#protocol/endpoints/coupon.ts';
import { createCoupon } from '#protocol/endpoints/dev.ts';
import { getPresents } from '#protocol/operations/present.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual } from '../expectation.ts';
import type { TestSession, TestContext } from '../testContext.ts';
import { arrive, atDawn, holds } from './eventDay.ts';

const GOLD = { ItemID: 1, Amount: 3000 };

const make = async (
  context: TestContext,
  limits: object = {},
  ...more: readonly { ItemID: number; Amount: number }[]
) => (await context.visitor().call(createCoupon, { Rewards: [GOLD, ...more], ...limits })).Code;

const redeem = (session: TestSession, Code: string) =>
  session.visitor.ask(receiveCoupon, { Code }, { token: session.token });

export const couponCases: readonly ConformanceCase[] = [
  conforms(receiveCoupon, 200, 'gives the reward for the code in any spelling', async (context) => {
    const { session, socket } = await atDawn(context, '0947001101');
    const Code = await make(context, {}, { ItemID: 103, Amount: 500 });
    const before = await holds(socket, 1);
    const { Rewards } = await session.visitor.call(
      receiveCoupon,
      { Code: `  ${Code.toLowerCase()} ` },
      { token: session.token },
    );
    expectEqual(Rewards, [GOLD, { ItemID: 103, Amount: 500 }], 'rewards');
    expectEqual(await holds(socket, 1), before + 3000, 'gold');
    const [voucher] = (await socket.call(getPresents, {})).List;
    expectEqual([voucher?.ItemID, voucher?.Amount, voucher?.Source], [103, 500, 'coupon'], 'the present');
  }),
  conforms(receiveCoupon, 200, 'gives a single code to one of any number of players at once', async (context) => {
    const { session, socket } = await atDawn(context, '0947001105');
    const other = await arrive(context, '0947001106');
    const Code = await make(context, { TotalLimit: 1, PerPlayer: 5 });
    const before = (await holds(socket, 1)) + (await holds(other.socket, 1));
    const sessions = [session, other.session, session, other.session];
    const codes = (await Promise.all(sessions.map((each) => redeem(each, Code)))).map((answer) => answer.Code);
    expectEqual(
      codes.toSorted((a, b) => a - b),
      [200, 200045, 200045, 200045],
      'answers',
    );
    expectEqual((await holds(socket, 1)) + (await holds(other.socket, 1)), before + 3000, 'gold of both');
  }),
  conforms(receiveCoupon, 200, 'accepts the code of the demo world', async (context) => {
    const { session, socket } = await atDawn(context, '0947001104');
    const before = await holds(socket, 1);
    expectEqual((await redeem(session, 'WELCOME2026')).Code, 200, 'code');
    expect((await holds(socket, 1)) > before, 'gold');
  }),
  conforms(receiveCoupon, 200044, 'refuses an unknown code', async (context) => {
    const { session } = await atDawn(context, '0947001101');
    expectEqual((await redeem(session, 'NOT-A-CODE')).Code, 200044, 'code');
  }),
  conforms(receiveCoupon, 200045, 'is limited to one use, its time, its tier and its number', async (context) => {
    const { session, socket } = await atDawn(context, '0947001102');
    const used = await make(context);
    await redeem(session, used);
    const before = await holds(socket, 1);
    expectEqual((await redeem(session, used)).Code, 200045, 'used');
    expectEqual((await redeem(session, await make(context, { MinVip: 5 }))).Code, 200045, 'below its tier');
    const single = await make(context, { TotalLimit: 1 });
    const other = (await arrive(context, '0947001103')).session;
    expectEqual((await redeem(other, single)).Code, 200, 'the only one');
    expectEqual((await redeem(session, single)).Code, 200045, 'one too many');
    const twice = await make(context, { PerPlayer: 2, Seconds: 60 });
    expectEqual((await redeem(session, twice)).Code, 200, 'the first of two');
    await context.advance(61);
    expectEqual((await redeem(session, twice)).Code, 200045, 'too late');
    expectEqual(await holds(socket, 1), before + 3000, 'gold');
  }),
  conforms(
    receiveCoupon,
    200044,
    'refuses a code with a wrong letter, and accepts spaces for hyphens',
    async (context) => {
      const { session } = await atDawn(context, '0947001107');
      const Code = await make(context);
      const last = Code.at(-1) === 'A' ? 'B' : 'A';
      expectEqual((await redeem(session, `${Code.slice(0, -1)}${last}`)).Code, 200044, 'a wrong letter');
      expectEqual((await redeem(session, Code.replaceAll('-', ' '))).Code, 200, 'the right letters');
    },
  ),
  conforms(receiveCoupon, 200, 'redeems a code that has no batch', async (context) => {
    const { session } = await atDawn(context, '0947001108');
    const Code = await make(context, { Old: true });
    expect(/^[A-HJ-NP-Z2-9]{12}$/.test(Code), Code);
    expectEqual((await redeem(session, Code.toLowerCase())).Code, 200, 'once');
    expectEqual((await redeem(session, Code)).Code, 200045, 'twice');
  }),
  conforms(receiveCoupon, 200045, 'refuses a code of another brand', async (context) => {
    const { session } = await atDawn(context, '0947001109');
    expectEqual((await redeem(session, await make(context, { Brand: 'unicorn' }))).Code, 200045, 'code');
  }),
  conforms(receiveCoupon, 300008, 'refuses guests', async (context) => {
    const guest = await context.guest();
    expectEqual((await redeem(guest, await make(context))).Code, 300008, 'a guest');
  }),
  conforms(createCoupon, 200, 'creates codes that cannot be guessed, each of them different', async (context) => {
    const [one, two] = [await make(context), await make(context)];
    expect(one !== two && /^(?:[A-HJ-NP-Z2-9]{4}-){2}[A-HJ-NP-Z2-9]{5}$/.test(one), `${one} and ${two}`);
  }),
];
