import { getOwnProfile } from '#protocol/endpoints/player.ts';
import { bindIdentityProvider } from '#protocol/endpoints/identityProvider.ts';
import { getUserInfo } from '#protocol/operations/user.ts';
import { getWallet } from '#protocol/operations/wallet.ts';
import { bindPhone, identityToken } from '../../account.ts';
import { type ConformanceCase, conforms } from '../../case.ts';
import { expectEqual } from '../../expectation.ts';
import type { TestSession } from '../../testContext.ts';

const profileOf = ({ visitor, token }: TestSession) => visitor.call(getOwnProfile, {}, { token });

export const ownProfileCases: readonly ConformanceCase[] = [
  conforms(getOwnProfile, 200, "returns the player's own profile with the shell's names", async (context) => {
    const session = await context.member('0900000001');
    const profile = await profileOf(session);
    expectEqual(profile.player.playerID, session.playerID, 'player');
    expectEqual(profile.player.tptType, [1, 6], 'ways to sign in');
    const { Gold, Gem, GamePoint } = await (await session.openSocket('lobby')).call(getWallet, {});
    expectEqual(profile.bag, { coin: Gold, point: GamePoint, gem: Gem }, 'bag');
    expectEqual(profile.level.vipLevel, 3, 'VIP');
    expectEqual(profile.player.phone, '0900000**1', 'the masked phone');
    const info = await (await session.openSocket('lobby')).call(getUserInfo, { PlayerID: session.playerID });
    expectEqual(
      [profile.player.name, profile.player.pictureURL, profile.player.registTime, profile.level.level],
      [info.Name, info.PictureURL, info.RegistTime, info.Level],
      'what 11520 tells too',
    );
    expectEqual([profile.player.RenameLimit, profile.player.email], [1, ''], 'renames, and no e-mail');
  }),
  conforms(getOwnProfile, 200, 'marks the host of a live room', async (context) => {
    expectEqual((await profileOf(await context.member('0900000002'))).isHost, true, 'the host of room 1');
    expectEqual((await profileOf(await context.member('0900000001'))).isHost, false, 'a viewer');
  }),
  conforms(
    getOwnProfile,
    200,
    'shows the state of registration: guest, by phone, with an identity provider',
    async (context) => {
      const session = await context.guest();
      const facts = async (): Promise<unknown> => {
        const { player } = await profileOf(session);
        return [player.RegistSituation, player.tptType, player.phone];
      };
      expectEqual(await facts(), [0, [0], ''], 'as a guest');
      await bindPhone(context, session, '0941000010');
      expectEqual(await facts(), [1, [0, 6], '0941000**0'], 'with a phone');
      const TPToken = await identityToken(context, 3, 'situation');
      await session.visitor.call(bindIdentityProvider, { SiteID: 'dev', TPType: 3, TPToken }, { token: session.token });
      expectEqual(await facts(), [3, [0, 6, 3], '0941000**0'], 'with an identity provider');
    },
  ),
  conforms(getOwnProfile, 200, 'extends the session, at most to 30 days', async (context) => {
    const session = await context.guest();
    const visitor = context.visitor();
    const profile = () => visitor.ask(getOwnProfile, {}, { token: session.token });
    for (let day = 0; day < 29; day += 1) {
      await context.advance(23 * 3600);
      expectEqual((await profile()).Code, 200, `after ${day + 1} times 23 hours`);
    }
    await context.advance(3 * 24 * 3600);
    expectEqual((await profile()).Code, 100005, 'after 30 days');
  }),
  conforms(getOwnProfile, 100014, 'refuses a disabled account', async (context) => {
    const session = await context.guest();
    await context.setState(session.playerID, { Disabled: true });
    expectEqual((await session.visitor.ask(getOwnProfile, {}, { token: session.token })).Code, 100014, 'code');
  }),
];
