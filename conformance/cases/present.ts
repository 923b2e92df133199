import { createCoupon } from '#protocol/endpoints/dev.ts';
import { receiveCoupon } from '#protocol/endpoints/coupon.ts';
import { getFireWheel, spinFireWheel } from '#protocol/operations/fireWheel.ts';
import { getPassTicket } from '#protocol/operations/passTicket.ts';
import { getPresents, presentArrived, usePresent } from '#protocol/operations/present.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expectEqual, assertDefined } from '../expectation.ts';
import type { TestSession, TestContext } from '../testContext.ts';
import { arrive, atDawn, holds } from './eventDay.ts';

/** Gives a member presents by a coupon. */
async function receive(
  context: TestContext,
  session: TestSession,
  ...Rewards: readonly { ItemID: number; Amount: number }[]
) {
  const { Code } = await context.visitor().call(createCoupon, { Rewards });
  await session.visitor.call(receiveCoupon, { Code }, { token: session.token });
}

export const presentCases: readonly ConformanceCase[] = [
  conforms(getPresents, 200, 'lists the present of a coupon, after a push', async (context) => {
    const { session, socket } = await atDawn(context, '0947000701');
    const before = (await socket.call(getPresents, {})).Total;
    await receive(context, session, { ItemID: 101, Amount: 2 });
    const { result } = await socket.push(presentArrived);
    expectEqual(
      [result.ItemID, result.Amount, result.Source, result.State, result.Name.zh_tw],
      [101, 2, 'coupon', 1, '福神輪盤券'],
      'the push',
    );
    const { List, Total } = await socket.call(getPresents, {});
    expectEqual([Total, List[0]], [before + 1, result], 'the list');
  }),
  conforms(usePresent, 200, 'becomes spins, experience or gold', async (context) => {
    const { session, socket } = await atDawn(context, '0947000702');
    await receive(
      context,
      session,
      { ItemID: 101, Amount: 2 },
      { ItemID: 102, Amount: 120 },
      { ItemID: 103, Amount: 8000 },
    );
    const { List } = await socket.call(getPresents, {});
    const use = async (item: number) => {
      const { PresentID } = assertDefined(
        List.find(({ ItemID }) => ItemID === item),
        `item ${item}`,
      );
      const used = await socket.call(usePresent, { PresentID });
      expectEqual([used.State, used.UseTime !== ''], [2, true], `state of item ${item}`);
    };
    await use(101);
    expectEqual((await socket.call(getFireWheel, {})).Left.TicketSpins, 2, 'spins');
    await socket.call(spinFireWheel, {});
    expectEqual((await socket.call(spinFireWheel, {})).Left.TicketSpins, 1, 'spins after the free one and one of them');
    await use(102);
    const { Experience, Level } = await socket.call(getPassTicket, {});
    expectEqual([Experience, Level], [120, 1], 'the pass ticket');
    const before = await holds(socket, 1);
    await use(103);
    expectEqual(await holds(socket, 1), before + 8000, 'gold');
  }),
  conforms(usePresent, 300011, 'refuses an unknown present, and one of another player', async (context) => {
    const { session, socket } = await atDawn(context, '0947000701');
    await receive(context, session, { ItemID: 103, Amount: 1 });
    const [own] = (await socket.call(getPresents, {})).List;
    const other = (await arrive(context, '0947000702')).socket;
    const { PresentID } = assertDefined(own, 'a present');
    expectEqual((await other.ask(usePresent.op, { PresentID })).Code, 300011, "another player's");
    expectEqual((await socket.ask(usePresent.op, { PresentID: 'nothing' })).Code, 300011, 'none');
  }),
  conforms(usePresent, 300012, 'refuses a second use', async (context) => {
    const { session, socket } = await atDawn(context, '0947000701');
    await receive(context, session, { ItemID: 103, Amount: 500 });
    const { PresentID } = assertDefined((await socket.call(getPresents, {})).List[0], 'a present');
    await socket.call(usePresent, { PresentID });
    const before = await holds(socket, 1);
    expectEqual((await socket.ask(usePresent.op, { PresentID })).Code, 300012, 'code');
    expectEqual(await holds(socket, 1), before, 'gold');
  }),
  conforms(usePresent, 300016, 'expires after 30 days', async (context) => {
    const { session } = await atDawn(context, '0947000703');
    await receive(context, session, { ItemID: 103, Amount: 500 });
    await context.advance(30 * 24 * 3600 + 1);
    const { socket } = await arrive(context, '0947000703');
    const { PresentID, State } = assertDefined((await socket.call(getPresents, {})).List[0], 'a present');
    expectEqual(State, 3, 'state');
    expectEqual((await socket.ask(usePresent.op, { PresentID })).Code, 300016, 'code');
  }),
  conforms(usePresent, 300008, 'refuses guests', async (context) => {
    const socket = await (await context.guest()).openSocket('lobby');
    expectEqual((await socket.ask(usePresent.op, { PresentID: 'nothing' })).Code, 300008, 'a guest');
  }),
];
