import { advanceClock, getClock, getOutbox, grantItems, setPlayerState } from '#protocol/endpoints/dev.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { sendLoginCode } from '#protocol/endpoints/phoneCode.ts';
import { getUserInfo } from '#protocol/operations/user.ts';
import { getWallet, walletChanged } from '#protocol/operations/wallet.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';

const PhoneNumber = '0912000109';

export const devCases: readonly ConformanceCase[] = [
  conforms(getOutbox, 200, 'lists the texts of the gateway, newest first, to one number or all', async (context) => {
    await context.advance(24 * 3600 + 1);
    const visitor = context.visitor();
    for (const Lang of ['zh_tw', 'vi_vn']) {
      await visitor.call(sendLoginCode, { SiteID: 'dev', CountryCode: 886, PhoneNumber, Lang });
      await context.advance(61);
    }
    const { List } = await visitor.call(getOutbox, { to: PhoneNumber });
    expect(List.length >= 2 && List.every(({ To }) => To === PhoneNumber), 'texts to this number alone');
    expect(assertDefined(List[0], 'a text').Text.includes('Mã xác minh'), 'the newest first, in its language');
    const all = await visitor.call(getOutbox, {});
    expect(all.List.length >= List.length, 'all texts');
  }),
  conforms(advanceClock, 200, 'moves the clock forward, never back', async (context) => {
    const visitor = context.visitor();
    const before = await visitor.call(advanceClock, { Advance: 1 });
    const after = await visitor.call(advanceClock, { Advance: 100 });
    expect(Date.parse(after.ServerTime) - Date.parse(before.ServerTime) >= 100_000, 'a hundred seconds later');
    expectEqual((await visitor.ask(advanceClock, { Advance: -1 })).Code, 100000, 'backwards');
  }),
  conforms(getClock, 200, 'answers the time to which the clock was moved', async (context) => {
    const visitor = context.visitor();
    const moved = await visitor.call(advanceClock, { Advance: 100 });
    const passed = Date.parse((await visitor.call(getClock, {})).ServerTime) - Date.parse(moved.ServerTime);
    expect(passed >= 0 && passed < 60_000, 'the same time, and not an earlier one');
  }),
  conforms(setPlayerState, 200, 'sets a tier that a second player sees', async (context) => {
    const guest = await context.guest();
    await context.setState(guest.playerID, { VIPLevel: 5 });
    const socket = await (await context.guest()).openSocket('lobby');
    expectEqual((await socket.call(getUserInfo, { PlayerID: guest.playerID })).VIPLevel, 5, 'tier');
  }),
  conforms(setPlayerState, 100013, 'refuses an unknown player id', async (context) => {
    expectEqual((await context.visitor().ask(setPlayerState, { PlayerID: '99999999' })).Code, 100013, 'code');
  }),
  conforms(grantItems, 200, 'grants an item that the wallet then holds, with a push', async (context) => {
    const guest = await context.guest();
    const socket = await guest.openSocket('lobby');
    const before = await socket.call(getWallet, {});
    const { Amount } = await context
      .visitor()
      .call(grantItems, { PlayerID: guest.playerID, ItemID: ITEM.gem, Amount: 250 });
    expectEqual(Amount, before.Gem + 250, 'the balance that it answers');
    expectEqual((await socket.push(walletChanged)).result.Gem, Amount, 'the push');
    expectEqual(await socket.call(getWallet, {}), { ...before, Gem: Amount }, 'the wallet');
  }),
  conforms(grantItems, 100013, 'refuses an unknown player id', async (context) => {
    const answer = await context.visitor().ask(grantItems, { PlayerID: '99999999', ItemID: 1, Amount: 1 });
    expectEqual(answer.Code, 100013, 'code');
  }),
];
