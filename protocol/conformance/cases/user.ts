import { getOwnProfile } from '../../endpoints/player.ts';
import { getUserInfo, getWallet } from '../../operations/user.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expectEqual } from '../expectation.ts';

export const userCases: readonly ConformanceCase[] = [
  conforms(getWallet, 200, "tells the demo account's balances, on either socket", async (stage) => {
    const seat = await stage.member('0900000001');
    for (const socket of ['chat', 'lobby'] as const) {
      const wallet = await (await seat.line(socket)).call(getWallet, {});
      expectEqual(wallet, { Gold: 1_000_000, Gem: 5000, GamePoint: 5000 }, `wallet on the ${socket} socket`);
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
    expectEqual(
      [info.PlayerID, info.VIPLevel, gold, info.Club.ClubName !== ''],
      [shown.playerID, 8, 50_000_000, true],
      'info',
    );
  }),
  conforms(getUserInfo, 100013, 'knows nobody by an id that nobody has', async (stage) => {
    const line = await (await stage.guest()).line('lobby');
    expectEqual((await line.ask(getUserInfo.op, { PlayerID: '99999999' })).Code, 100013, 'code');
  }),

  conforms(getOwnProfile, 200, "tells one's own profile in the shell's names", async (stage) => {
    const seat = await stage.member('0900000001');
    const profile = await seat.visitor.call(getOwnProfile, {}, { token: seat.token });
    expectEqual(profile.player.playerID, seat.playerID, 'player');
    expectEqual(profile.player.tptType, [1, 6], 'ways to sign in');
    expectEqual(profile.bag, { coin: 1_000_000, point: 5000, gem: 5000 }, 'bag');
    expectEqual(profile.level.vipLevel, 3, 'VIP');
    expectEqual(profile.player.phone, '0900000**1', 'the masked phone');
  }),
  conforms(getOwnProfile, 200, 'prolongs the session, 30 days at most', async (stage) => {
    const seat = await stage.guest();
    const visitor = stage.visitor();
    const profile = () => visitor.ask(getOwnProfile, {}, { token: seat.token });
    for (let day = 0; day < 29; day += 1) {
      await stage.advance(23 * 3600);
      expectEqual((await profile()).Code, 200, `after ${day + 1} times 23 hours`);
    }
    await stage.advance(3 * 24 * 3600);
    expectEqual((await profile()).Code, 100005, 'after 30 days');
  }),
  conforms(getOwnProfile, 100014, 'refuses a disabled account', async (stage) => {
    const seat = await stage.guest();
    await stage.setState(seat.playerID, { Disabled: true });
    expectEqual((await seat.visitor.ask(getOwnProfile, {}, { token: seat.token })).Code, 100014, 'code');
  }),
];
