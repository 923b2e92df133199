import { getSession, switchAccount } from '#protocol/endpoints/auth.ts';
import { sendBindCode, verifyBindCode } from '#protocol/endpoints/phoneCode.ts';
import { createIdentityToken } from '#protocol/endpoints/dev.ts';
import { bindIdentityProvider, getIdentityOwner } from '#protocol/endpoints/identityProvider.ts';
import type { BindableType } from '#protocol/entities/provider.ts';
import { bindPhone, confirmByCode, identityToken } from '../account.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual } from '../expectation.ts';
import { TestSession } from '../testContext.ts';

const bind = ({ visitor, token }: TestSession, TPType: BindableType, TPToken: string) =>
  visitor.ask(bindIdentityProvider, { SiteID: 'dev', TPType, TPToken }, { token });

export const identityProviderCases: readonly ConformanceCase[] = [
  conforms(
    bindIdentityProvider,
    200,
    'binds LINE to a phone-bound player, site account or former guest',
    async (context) => {
      const member = await context.member('0941000070');
      const bound = await bind(member, 7, await identityToken(context, 7, 'bind-member'));
      expectEqual([bound.Code, bound.Result], [200, { tptType: [1, 6, 7] }], 'a site account');
      const guest = await context.guest();
      await bindPhone(context, guest, '0941000071');
      const former = await bind(guest, 2, await identityToken(context, 2, 'bind-member'));
      expectEqual(
        [former.Code, former.Result],
        [200, { tptType: [0, 6, 2] }],
        'a former guest, the id of another provider',
      );
      expectEqual((await context.member('0941000070')).session.player.tptType, [1, 6, 7], 'the next session');
    },
  ),
  conforms(bindIdentityProvider, 200, 'binds also if a phone is bound at the same moment', async (context) => {
    const member = await context.member('0941000178');
    const TPToken = await identityToken(context, 7, 'bind-at-once');
    await confirmByCode(context, member, '0941000178');
    await context.advance(61);
    const common = { CountryCode: 886, PhoneNumber: '0941000179' };
    await member.visitor.call(sendBindCode, { ...common, Lang: 'zh-tw' }, { token: member.token });
    const ValidateCode = await context.codeFor(common.PhoneNumber);
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
    bindIdentityProvider,
    300011,
    "refuses an unproven identity, another provider's, and an old proof",
    async (context) => {
      const testSession = await context.member('0941000072');
      const TPToken = await identityToken(context, 7, 'believed');
      expectEqual((await bind(testSession, 7, 'believed')).Code, 300011, 'a word');
      expectEqual((await bind(testSession, 7, `${TPToken}0`)).Code, 300011, 'a changed token');
      expectEqual((await bind(testSession, 3, TPToken)).Code, 300011, "another provider's");
      await context.advance(601);
      expectEqual((await bind(testSession, 7, TPToken)).Code, 300011, 'eleven minutes old');
    },
  ),
  conforms(bindIdentityProvider, 300012, 'binds an identity to one player only', async (context) => {
    const TPToken = await identityToken(context, 4, 'only-one');
    expectEqual((await bind(await context.member('0941000073'), 4, TPToken)).Code, 200, 'the first');
    expectEqual((await bind(await context.member('0941000074'), 4, TPToken)).Code, 300012, 'the second');
  }),
  conforms(bindIdentityProvider, 300030, 'requires a sign-in or a code of the last ten minutes', async (context) => {
    await context.advance(24 * 60 * 60 + 1);
    const testSession = await context.member('0941000170');
    await context.advance(601);
    const TPToken = await identityToken(context, 7, 'too-late');
    expectEqual((await bind(testSession, 7, TPToken)).Code, 300030, 'an old sign-in');
    // The account switch signs in to the same account, but is no proof.
    const csrfToken = await testSession.visitor.csrfToken();
    const switched = await testSession.visitor.call(switchAccount, { PlayerID: testSession.playerID, csrfToken });
    const answer = await testSession.visitor.ask(bindIdentityProvider, { SiteID: 'dev', TPType: 7, TPToken }, switched);
    expectEqual(answer.Code, 300030, 'a session that was only switched to');
    await confirmByCode(context, new TestSession(context, testSession.visitor, switched), '0941000170');
    const bound = await testSession.visitor.ask(bindIdentityProvider, { SiteID: 'dev', TPType: 7, TPToken }, switched);
    expectEqual(bound.Code, 200, 'with a code to the phone');
  }),
  conforms(
    bindIdentityProvider,
    300015,
    'refuses a player without a phone, and one with an identity provider',
    async (context) => {
      const TPToken = await identityToken(context, 7, 'state');
      expectEqual((await bind(await context.guest(), 7, TPToken)).Code, 300015, 'a guest');
      const testSession = await context.member('0941000075');
      await bind(testSession, 7, TPToken);
      expectEqual((await bind(testSession, 3, await identityToken(context, 3, 'state'))).Code, 300015, 'a second one');
    },
  ),

  conforms(getIdentityOwner, 200, 'shows the owner of an identity', async (context) => {
    const testSession = await context.member('0941000076');
    const TPToken = await identityToken(context, 7, 'info');
    await bind(testSession, 7, TPToken);
    const input = { SiteID: 'dev', TPType: 7, TPToken };
    expectEqual(await context.visitor().call(getIdentityOwner, input), { PlayerID: testSession.playerID }, 'player');
  }),
  conforms(getIdentityOwner, 100009, 'refuses an unknown identity', async (context) => {
    const TPToken = await identityToken(context, 7, 'nobody');
    const answer = await context.visitor().ask(getIdentityOwner, { SiteID: 'dev', TPType: 7, TPToken });
    expectEqual(answer.Code, 100009, 'code');
  }),
  conforms(getIdentityOwner, 300011, 'refuses a caller without a proof of the identity', async (context) => {
    const answer = await context.visitor().ask(getIdentityOwner, { SiteID: 'dev', TPType: 7, TPToken: 'info' });
    expectEqual(answer.Code, 300011, 'code');
  }),

  conforms(createIdentityToken, 200, 'creates a token that proves an identity', async (context) => {
    const testSession = await context.member('0941000077');
    const TPToken = await identityToken(context, 7, 'somebody');
    expect(TPToken !== '', 'a token');
    expectEqual((await bind(testSession, 7, TPToken)).Code, 200, 'binding by it');
  }),
];
