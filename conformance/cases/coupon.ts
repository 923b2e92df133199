import { receiveCoupon } from '#protocol/endpoints/coupon.ts';
import { createCoupon } from '#protocol/endpoints/dev.ts';
import { getPresents } from '#protocol/operations/present.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual } from '../expectation.ts';
import type { Seat, Stage } from '../stage.ts';
import { arrive, atDawn, holds } from './eventDay.ts';

const GOLD = { ItemID: 1, Amount: 3000 };

const make = async (stage: Stage, limits: object = {}, ...more: readonly { ItemID: number; Amount: number }[]) =>
  (await stage.visitor().call(createCoupon, { Rewards: [GOLD, ...more], ...limits })).Code;

const redeem = (seat: Seat, Code: string) => seat.visitor.ask(receiveCoupon, { Code }, { token: seat.token });

export const couponCases: readonly ConformanceCase[] = [
  conforms(receiveCoupon, 200, 'gives what it is good for, however it is typed', async (stage) => {
    const { seat, line } = await atDawn(stage, '0947001101');
    const Code = await make(stage, {}, { ItemID: 103, Amount: 500 });
    const before = await holds(line, 1);
    const { Rewards } = await seat.visitor.call(
      receiveCoupon,
      { Code: `  ${Code.toLowerCase()} ` },
      { token: seat.token },
    );
    expectEqual(Rewards, [GOLD, { ItemID: 103, Amount: 500 }], 'rewards');
    expectEqual(await holds(line, 1), before + 3000, 'gold');
    const [voucher] = (await line.call(getPresents, {})).List;
    expectEqual([voucher?.ItemID, voucher?.Amount, voucher?.Source], [103, 500, 'coupon'], 'the present');
  }),
  conforms(receiveCoupon, 200, 'a code for one goes to one, however many try at once', async (stage) => {
    const { seat, line } = await atDawn(stage, '0947001105');
    const other = await arrive(stage, '0947001106');
    const Code = await make(stage, { TotalLimit: 1, PerPlayer: 5 });
    const before = (await holds(line, 1)) + (await holds(other.line, 1));
    const seats = [seat, other.seat, seat, other.seat];
    const codes = (await Promise.all(seats.map((each) => redeem(each, Code)))).map((answer) => answer.Code);
    expectEqual(
      codes.toSorted((a, b) => a - b),
      [200, 200045, 200045, 200045],
      'answers',
    );
    expectEqual((await holds(line, 1)) + (await holds(other.line, 1)), before + 3000, 'gold of both');
  }),
  conforms(receiveCoupon, 200, 'the code of the demo world is good', async (stage) => {
    const { seat, line } = await atDawn(stage, '0947001104');
    const before = await holds(line, 1);
    expectEqual((await redeem(seat, 'WELCOME2026')).Code, 200, 'code');
    expect((await holds(line, 1)) > before, 'gold');
  }),
  conforms(receiveCoupon, 200044, 'knows no other codes', async (stage) => {
    const { seat } = await atDawn(stage, '0947001101');
    expectEqual((await redeem(seat, 'NOT-A-CODE')).Code, 200044, 'code');
  }),
  conforms(receiveCoupon, 200045, 'is good once, for its time, its tier and its number', async (stage) => {
    const { seat, line } = await atDawn(stage, '0947001102');
    const used = await make(stage);
    await redeem(seat, used);
    const before = await holds(line, 1);
    expectEqual((await redeem(seat, used)).Code, 200045, 'used');
    expectEqual((await redeem(seat, await make(stage, { MinVip: 5 }))).Code, 200045, 'below its tier');
    const single = await make(stage, { TotalLimit: 1 });
    const other = (await arrive(stage, '0947001103')).seat;
    expectEqual((await redeem(other, single)).Code, 200, 'the only one');
    expectEqual((await redeem(seat, single)).Code, 200045, 'one too many');
    const twice = await make(stage, { PerPlayer: 2, Seconds: 60 });
    expectEqual((await redeem(seat, twice)).Code, 200, 'the first of two');
    await stage.advance(61);
    expectEqual((await redeem(seat, twice)).Code, 200045, 'too late');
    expectEqual(await holds(line, 1), before + 3000, 'gold');
  }),
  conforms(receiveCoupon, 300008, 'is for members', async (stage) => {
    const guest = await stage.guest();
    expectEqual((await redeem(guest, await make(stage))).Code, 300008, 'a guest');
  }),
  conforms(createCoupon, 200, 'makes codes that nobody guesses, each its own', async (stage) => {
    const [one, two] = [await make(stage), await make(stage)];
    expect(one !== two && /^[A-HJ-NP-Z2-9]{12}$/.test(one), `${one} and ${two}`);
  }),
];
