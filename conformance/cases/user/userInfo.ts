import { grantItems } from '#protocol/endpoints/dev.ts';
import { uploadHeadshot } from '#protocol/endpoints/picture.ts';
import { proveEmail } from '../../account.ts';
import { getPlayerInfo } from '#protocol/endpoints/player.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { addRelation, deleteRelation } from '#protocol/operations/relation.ts';
import { getUserInfo, modifyProfile } from '#protocol/operations/user.ts';
import { getWallet } from '#protocol/operations/wallet.ts';
import { type ConformanceCase, conforms } from '../../case.ts';
import { expect, expectEqual } from '../../expectation.ts';
import { jpegUrl, PICTURE } from '../../picture.ts';
import type { TestSession } from '../../testContext.ts';

export const userInfoCases: readonly ConformanceCase[] = [
  conforms(getWallet, 200, 'returns the balances of each item, on either socket', async (context) => {
    const session = await context.guest();
    const { playerID: PlayerID } = session;
    for (const [ItemID, Amount] of [
      [ITEM.gold, 500],
      [ITEM.gem, 70],
      [ITEM.point, 9],
    ] as const)
      await context.visitor().call(grantItems, { PlayerID, ItemID, Amount });
    for (const socket of ['chat', 'lobby'] as const) {
      const wallet = await (await session.openSocket(socket)).call(getWallet, {});
      expectEqual(wallet, { Gold: 10_500, Gem: 70, GamePoint: 9 }, `wallet on the ${socket} socket`);
    }
  }),
  conforms(getWallet, 200, 'gives a new account its first gold', async (context) => {
    const testSocket = await (await context.guest()).openSocket('lobby');
    expectEqual(await testSocket.call(getWallet, {}), { Gold: 10_000, Gem: 0, GamePoint: 0 }, 'wallet');
  }),

  conforms(getUserInfo, 200, 'shows a player to another', async (context) => {
    const shown = await context.member('0900000002');
    const testSocket = await (await context.guest()).openSocket('lobby');
    const info = await testSocket.call(getUserInfo, { PlayerID: shown.playerID });
    const gold = info.Bag.Items['1']?.Amount;
    const { Gold } = await (await shown.openSocket('lobby')).call(getWallet, {});
    expectEqual(
      [info.PlayerID, info.VIPLevel, gold, info.Club.ClubName !== ''],
      [shown.playerID, 8, Gold, true],
      'info',
    );
    expectEqual(
      [info.Rename, info.RenameLimit, info.Information],
      [0, 1, '很高興認識大家，一起開心玩！'],
      'what it says',
    );
    expect(info.Level > 1 && info.RegistTime < info.LastLoginTime, 'its level and times');
    expectEqual(
      Object.keys(info.Bag.Items).toSorted(),
      ['1', '2', '39'],
      'gold, gems and points, nothing else of another',
    );
  }),
  conforms(getUserInfo, 200, "offers to remove only players whom the caller's role may remove", async (context) => {
    const sessions = {
      leader: await context.member('0900000002'),
      deputy: await context.member('0900000005'),
      member: await context.member('0900000001'),
      stranger: await context.member('0900000003'),
    };
    for (const [asker, mayKick] of [
      ['leader', ['deputy', 'member']],
      ['deputy', ['member']],
      ['member', []],
      ['stranger', []],
    ] as const) {
      const testSocket = await sessions[asker].openSocket('lobby');
      const offered: string[] = [];
      for (const shown of ['leader', 'deputy', 'member', 'stranger'] as const) {
        const { Club } = await testSocket.call(getUserInfo, { PlayerID: sessions[shown].playerID });
        if (Club.KickoutBtn) offered.push(shown);
      }
      expectEqual(offered, mayKick, `whom a ${asker} may kick`);
    }
  }),
  conforms(getUserInfo, 200, 'shows the relation to the caller, and a block of the caller', async (context) => {
    const [one, other] = [await context.member('0941000001'), await context.member('0941000002')];
    const [mine, theirs] = [await one.openSocket('lobby'), await other.openSocket('lobby')];
    const seen = async (): Promise<unknown> => {
      const { Relationship, HasBlock } = await mine.call(getUserInfo, { PlayerID: other.playerID });
      return [Relationship, HasBlock];
    };
    expectEqual(await seen(), [0, false], 'strangers');
    await mine.call(addRelation, { PlayerID: other.playerID, Type: 1 });
    expectEqual(await seen(), [1, false], 'after befriending');
    await theirs.call(addRelation, { PlayerID: one.playerID, Type: 2 });
    expectEqual(await seen(), [1, true], 'after being blocked');
    await theirs.call(deleteRelation, { PlayerID: one.playerID, Type: 2 });
    await mine.call(addRelation, { PlayerID: other.playerID, Type: 2 });
    expectEqual(await seen(), [2, false], 'after blocking');
  }),
  conforms(getUserInfo, 200, 'shows the online state, and the last sign-in', async (context) => {
    const phone = '0941000003';
    const first = await context.member(phone);
    const testSocket = await (await context.guest()).openSocket('lobby');
    const info = () => testSocket.call(getUserInfo, { PlayerID: first.playerID });
    const away = await info();
    expectEqual(away.Online, false, 'before connecting');
    const theirs = await first.openSocket('lobby');
    await theirs.call(getWallet, {});
    expectEqual((await info()).Online, true, 'while connected');
    await context.advance(100);
    await context.member(phone);
    expect((await info()).LastLoginTime > away.LastLoginTime, 'a later sign-in');
  }),
  conforms(getUserInfo, 200, 'shows another player only the picture in use', async (context) => {
    const session = await context.member('0941000078');
    const [own, other] = [await session.openSocket('lobby'), await (await context.guest()).openSocket('lobby')];
    const { PicURL } = await session.visitor.call(uploadHeadshot, { Token: session.token, Img: jpegUrl(PICTURE) });
    const seen = async (testSocket: typeof own): Promise<string> =>
      (await testSocket.call(getUserInfo, { PlayerID: session.playerID })).PictureData.UploadPicURL;
    expectEqual([await seen(own), await seen(other)], [PicURL, PicURL], 'while it is shown');
    const { Name } = await own.call(getUserInfo, { PlayerID: session.playerID });
    await own.call(modifyProfile, { Name, PicSetting: 2, Introduction: '你好' });
    expectEqual([await seen(own), await seen(other)], [PicURL, ''], 'once another is chosen');
  }),
  conforms(getUserInfo, 200, 'marks the host of a live room', async (context) => {
    const testSocket = await (await context.guest()).openSocket('lobby');
    const hosts = async (phone: string): Promise<boolean> =>
      (await testSocket.call(getUserInfo, { PlayerID: (await context.member(phone)).playerID })).isHost;
    expectEqual([await hosts('0900000002'), await hosts('0900000001')], [true, false], 'the host of room 1, a viewer');
  }),
  conforms(getUserInfo, 200, 'shows the e-mail address to its player only', async (context) => {
    await context.advance(24 * 60 * 60 + 1);
    const own = await context.member('0912400016');
    const other = await context.guest();
    const Email = 'shown.to.me@example.org';
    await proveEmail(context, own, Email);
    const seen = async (asker: TestSession): Promise<string> =>
      (await (await asker.openSocket('lobby')).call(getUserInfo, { PlayerID: own.playerID })).userEmail;
    expectEqual([await seen(own), await seen(other)], [Email, ''], 'to oneself, to another');
  }),
  conforms(getUserInfo, 100013, 'refuses an unknown player id', async (context) => {
    const testSocket = await (await context.guest()).openSocket('lobby');
    expectEqual((await testSocket.ask(getUserInfo.op, { PlayerID: '99999999' })).Code, 100013, 'code');
  }),

  conforms(getPlayerInfo, 200, 'returns the card that 11520 returns', async (context) => {
    const session = await context.member('0900000005');
    const testSocket = await session.openSocket('lobby');
    const input = { PlayerID: (await context.member('0900000001')).playerID };
    const told = await testSocket.call(getUserInfo, input);
    expectEqual(told.Club.KickoutBtn, true, 'the deputy may kick the member');
    expectEqual(await session.visitor.call(getPlayerInfo, input, { token: session.token }), told, 'over REST');
  }),
  conforms(getPlayerInfo, 100013, 'refuses an unknown player id', async (context) => {
    const { visitor, token } = await context.guest();
    expectEqual((await visitor.ask(getPlayerInfo, { PlayerID: '99999999' }, { token })).Code, 100013, 'code');
  }),
];
