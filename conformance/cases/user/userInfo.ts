import { grantItems } from '#protocol/endpoints/dev.ts';
import { uploadHeadshot } from '#protocol/endpoints/picture.ts';
import { proveEmail } from '../../account.ts';
import { getPlayerInfo } from '#protocol/endpoints/player.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { addRelation, deleteRelation } from '#protocol/operations/relation.ts';
import { getUserInfo, getWallet, modifyProfile } from '#protocol/operations/user.ts';
import { type ConformanceCase, conforms } from '../../case.ts';
import { expect, expectEqual } from '../../expectation.ts';
import { jpegUrl, PICTURE } from '../../picture.ts';
import type { Seat } from '../../stage.ts';

export const userInfoCases: readonly ConformanceCase[] = [
  conforms(getWallet, 200, 'tells the balances of each item, on either socket', async (stage) => {
    const seat = await stage.guest();
    const { playerID: PlayerID } = seat;
    for (const [ItemID, Amount] of [
      [ITEM.gold, 500],
      [ITEM.gem, 70],
      [ITEM.point, 9],
    ] as const)
      await stage.visitor().call(grantItems, { PlayerID, ItemID, Amount });
    for (const socket of ['chat', 'lobby'] as const) {
      const wallet = await (await seat.line(socket)).call(getWallet, {});
      expectEqual(wallet, { Gold: 10_500, Gem: 70, GamePoint: 9 }, `wallet on the ${socket} socket`);
    }
  }),
  conforms(getWallet, 200, 'gives a new account its first gold', async (stage) => {
    const line = await (await stage.guest()).line('lobby');
    expectEqual(await line.call(getWallet, {}), { Gold: 10_000, Gem: 0, GamePoint: 0 }, 'wallet');
  }),

  conforms(getUserInfo, 200, 'shows a player to another', async (stage) => {
    const shown = await stage.member('0900000002');
    const line = await (await stage.guest()).line('lobby');
    const info = await line.call(getUserInfo, { PlayerID: shown.playerID });
    const gold = info.Bag.Items['1']?.Amount;
    const { Gold } = await (await shown.line('lobby')).call(getWallet, {});
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
  conforms(getUserInfo, 200, 'offers to kick only whom the role lets one kick', async (stage) => {
    const seats = {
      leader: await stage.member('0900000002'),
      deputy: await stage.member('0900000005'),
      member: await stage.member('0900000001'),
      stranger: await stage.member('0900000003'),
    };
    for (const [asker, mayKick] of [
      ['leader', ['deputy', 'member']],
      ['deputy', ['member']],
      ['member', []],
      ['stranger', []],
    ] as const) {
      const line = await seats[asker].line('lobby');
      const offered: string[] = [];
      for (const shown of ['leader', 'deputy', 'member', 'stranger'] as const) {
        const { Club } = await line.call(getUserInfo, { PlayerID: seats[shown].playerID });
        if (Club.KickoutBtn) offered.push(shown);
      }
      expectEqual(offered, mayKick, `whom a ${asker} may kick`);
    }
  }),
  conforms(
    getUserInfo,
    200,
    'tells what the player is to the asker, and whether the asker is blocked',
    async (stage) => {
      const [one, other] = [await stage.member('0941000001'), await stage.member('0941000002')];
      const [mine, theirs] = [await one.line('lobby'), await other.line('lobby')];
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
    },
  ),
  conforms(getUserInfo, 200, 'tells whether the player is connected, and the last sign-in', async (stage) => {
    const phone = '0941000003';
    const first = await stage.member(phone);
    const line = await (await stage.guest()).line('lobby');
    const info = () => line.call(getUserInfo, { PlayerID: first.playerID });
    const away = await info();
    expectEqual(away.Online, false, 'before connecting');
    const theirs = await first.line('lobby');
    await theirs.call(getWallet, {});
    expectEqual((await info()).Online, true, 'while connected');
    await stage.advance(100);
    await stage.member(phone);
    expect((await info()).LastLoginTime > away.LastLoginTime, 'a later sign-in');
  }),
  conforms(getUserInfo, 200, 'tells another only the picture in use', async (stage) => {
    const seat = await stage.member('0941000078');
    const [own, other] = [await seat.line('lobby'), await (await stage.guest()).line('lobby')];
    const { PicURL } = await seat.visitor.call(uploadHeadshot, { Token: seat.token, Img: jpegUrl(PICTURE) });
    const seen = async (line: typeof own): Promise<string> =>
      (await line.call(getUserInfo, { PlayerID: seat.playerID })).PictureData.UploadPicURL;
    expectEqual([await seen(own), await seen(other)], [PicURL, PicURL], 'while it is shown');
    const { Name } = await own.call(getUserInfo, { PlayerID: seat.playerID });
    await own.call(modifyProfile, { Name, PicSetting: 2, Introduction: '你好' });
    expectEqual([await seen(own), await seen(other)], [PicURL, ''], 'once another is chosen');
  }),
  conforms(getUserInfo, 200, 'says who hosts a live room', async (stage) => {
    const line = await (await stage.guest()).line('lobby');
    const hosts = async (phone: string): Promise<boolean> =>
      (await line.call(getUserInfo, { PlayerID: (await stage.member(phone)).playerID })).isHost;
    expectEqual([await hosts('0900000002'), await hosts('0900000001')], [true, false], 'the host of room 1, a viewer');
  }),
  conforms(getUserInfo, 200, 'tells the e-mail address to its player alone', async (stage) => {
    await stage.advance(24 * 60 * 60 + 1);
    const own = await stage.member('0912400016');
    const other = await stage.guest();
    const Email = 'shown.to.me@example.org';
    await proveEmail(stage, own, Email);
    const seen = async (asker: Seat): Promise<string> =>
      (await (await asker.line('lobby')).call(getUserInfo, { PlayerID: own.playerID })).userEmail;
    expectEqual([await seen(own), await seen(other)], [Email, ''], 'to oneself, to another');
  }),
  conforms(getUserInfo, 100013, 'knows nobody by an id that nobody has', async (stage) => {
    const line = await (await stage.guest()).line('lobby');
    expectEqual((await line.ask(getUserInfo.op, { PlayerID: '99999999' })).Code, 100013, 'code');
  }),

  conforms(getPlayerInfo, 200, 'shows what 11520 shows', async (stage) => {
    const seat = await stage.member('0900000005');
    const line = await seat.line('lobby');
    const input = { PlayerID: (await stage.member('0900000001')).playerID };
    const told = await line.call(getUserInfo, input);
    expectEqual(told.Club.KickoutBtn, true, 'the deputy may kick the member');
    expectEqual(await seat.visitor.call(getPlayerInfo, input, { token: seat.token }), told, 'over REST');
  }),
  conforms(getPlayerInfo, 100013, 'knows nobody by an id that nobody has', async (stage) => {
    const { visitor, token } = await stage.guest();
    expectEqual((await visitor.ask(getPlayerInfo, { PlayerID: '99999999' }, { token })).Code, 100013, 'code');
  }),
];
