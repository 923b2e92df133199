import { getSession, switchAccount } from '#protocol/endpoints/auth.ts';
import { sendBindCode, verifyBindCode } from '#protocol/endpoints/captcha.ts';
import { createIdentityToken } from '#protocol/endpoints/dev.ts';
import { bindThirdParty, getThirdPartyInfo } from '#protocol/endpoints/thirdParty.ts';
import type { BindableType } from '#protocol/entities/provider.ts';
import { bindPhone, confirmByCode, identityToken } from '../account.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual } from '../expectation.ts';
import { Seat } from '../stage.ts';

const bind = ({ visitor, token }: Seat, TPType: BindableType, TPToken: string) =>
  visitor.ask(bindThirdParty, { SiteID: 'dev', TPType, TPToken }, { token });

export const thirdPartyCases: readonly ConformanceCase[] = [
  conforms(bindThirdParty, 200, 'binds LINE to a phone-bound player, site account or former guest', async (stage) => {
    const member = await stage.member('0941000070');
    const bound = await bind(member, 7, await identityToken(stage, 7, 'bind-member'));
    expectEqual([bound.Code, bound.Result], [200, { tptType: [1, 6, 7] }], 'a site account');
    const guest = await stage.guest();
    await bindPhone(stage, guest, '0941000071');
    const former = await bind(guest, 2, await identityToken(stage, 2, 'bind-member'));
    expectEqual([former.Code, former.Result], [200, { tptType: [0, 6, 2] }], 'a former guest, the id of another party');
    expectEqual((await stage.member('0941000070')).session.player.tptType, [1, 6, 7], 'the next session');
  }),
  conforms(bindThirdParty, 200, 'stands although a phone is bound in the same moment', async (stage) => {
    const member = await stage.member('0941000178');
    const TPToken = await identityToken(stage, 7, 'bind-at-once');
    await confirmByCode(stage, member, '0941000178');
    await stage.advance(61);
    const common = { CountryCode: 886, PhoneNumber: '0941000179' };
    await member.visitor.call(sendBindCode, { ...common, Lang: 'zh-tw' }, { token: member.token });
    const ValidateCode = await stage.codeFor(common.PhoneNumber);
    const answers = await Promise.all([
      bind(member, 7, TPToken),
      member.visitor.ask(verifyBindCode, { ...common, ValidateCode }, { token: member.token }),
    ]);
    expectEqual(
      answers.map(({ Code }) => Code),
      [200, 200],
      'codes',
    );
    const session = await member.visitor.call(getSession, {});
    expectEqual(session?.player.tptType, [1, 6, 7], 'types afterwards');
  }),
  conforms(
    bindThirdParty,
    300011,
    'believes only the third party: no word, no other party, nothing old',
    async (stage) => {
      const seat = await stage.member('0941000072');
      const TPToken = await identityToken(stage, 7, 'believed');
      expectEqual((await bind(seat, 7, 'believed')).Code, 300011, 'a word');
      expectEqual((await bind(seat, 7, `${TPToken}0`)).Code, 300011, 'a changed token');
      expectEqual((await bind(seat, 3, TPToken)).Code, 300011, "another party's");
      await stage.advance(601);
      expectEqual((await bind(seat, 7, TPToken)).Code, 300011, 'eleven minutes old');
    },
  ),
  conforms(bindThirdParty, 300012, 'binds one identity to one player', async (stage) => {
    const TPToken = await identityToken(stage, 4, 'only-one');
    expectEqual((await bind(await stage.member('0941000073'), 4, TPToken)).Code, 200, 'the first');
    expectEqual((await bind(await stage.member('0941000074'), 4, TPToken)).Code, 300012, 'the second');
  }),
  conforms(bindThirdParty, 300030, 'wants a sign-in or a code of the last ten minutes', async (stage) => {
    await stage.advance(24 * 60 * 60 + 1);
    const seat = await stage.member('0941000170');
    await stage.advance(601);
    const TPToken = await identityToken(stage, 7, 'too-late');
    expectEqual((await bind(seat, 7, TPToken)).Code, 300030, 'an old sign-in');
    // The same account by an account switch: no proof of anything.
    const csrfToken = await seat.visitor.csrfToken();
    const switched = await seat.visitor.call(switchAccount, { PlayerID: seat.playerID, csrfToken });
    const answer = await seat.visitor.ask(bindThirdParty, { SiteID: 'dev', TPType: 7, TPToken }, switched);
    expectEqual(answer.Code, 300030, 'a session that was only switched to');
    await confirmByCode(stage, new Seat(stage, seat.visitor, switched), '0941000170');
    const bound = await seat.visitor.ask(bindThirdParty, { SiteID: 'dev', TPType: 7, TPToken }, switched);
    expectEqual(bound.Code, 200, 'with a code to the phone');
  }),
  conforms(bindThirdParty, 300015, 'is for phone-bound players without one', async (stage) => {
    const TPToken = await identityToken(stage, 7, 'state');
    expectEqual((await bind(await stage.guest(), 7, TPToken)).Code, 300015, 'a guest');
    const seat = await stage.member('0941000075');
    await bind(seat, 7, TPToken);
    expectEqual((await bind(seat, 3, await identityToken(stage, 3, 'state'))).Code, 300015, 'a second one');
  }),

  conforms(getThirdPartyInfo, 200, 'names the player whom an identity belongs to', async (stage) => {
    const seat = await stage.member('0941000076');
    const TPToken = await identityToken(stage, 7, 'info');
    await bind(seat, 7, TPToken);
    const input = { SiteID: 'dev', TPType: 7, TPToken };
    expectEqual(await stage.visitor().call(getThirdPartyInfo, input), { PlayerID: seat.playerID }, 'player');
  }),
  conforms(getThirdPartyInfo, 100009, 'knows nobody by an identity that is not bound', async (stage) => {
    const TPToken = await identityToken(stage, 7, 'nobody');
    const answer = await stage.visitor().ask(getThirdPartyInfo, { SiteID: 'dev', TPType: 7, TPToken });
    expectEqual(answer.Code, 100009, 'code');
  }),
  conforms(getThirdPartyInfo, 300011, 'tells nobody who cannot prove the identity', async (stage) => {
    const answer = await stage.visitor().ask(getThirdPartyInfo, { SiteID: 'dev', TPType: 7, TPToken: 'info' });
    expectEqual(answer.Code, 300011, 'code');
  }),

  conforms(createIdentityToken, 200, 'makes a token by which somebody is known', async (stage) => {
    const seat = await stage.member('0941000077');
    const TPToken = await identityToken(stage, 7, 'somebody');
    expect(TPToken !== '', 'a token');
    expectEqual((await bind(seat, 7, TPToken)).Code, 200, 'binding by it');
  }),
];
