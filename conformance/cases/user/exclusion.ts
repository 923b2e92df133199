import { requestDeletion } from '#protocol/endpoints/account.ts';
import { choosePhoneAccount } from '#protocol/endpoints/auth.ts';
import { bindIdentityProvider } from '#protocol/endpoints/identityProvider.ts';
import { sendBindCode, verifyBindCode } from '#protocol/endpoints/phoneCode.ts';
import { suspendPlayer } from '#protocol/endpoints/player.ts';
import { signInLine } from '#protocol/endpoints/signIn.ts';
import type { PauseDays } from '#protocol/entities/ownLimit.ts';
import { identityToken } from '../../account.ts';
import { type ConformanceCase, conforms } from '../../case.ts';
import { expect, expectEqual } from '../../expectation.ts';
import type { TestContext, TestSession } from '../../testContext.ts';

const DAY = 24 * 60 * 60;
/** The days from the request to the deletion. */
const GRACE_DAYS = 14;

/** Requests the deletion of an account and pauses it immediately. Both need a sign-in of the last ten minutes. */
async function leave({ visitor, token, playerID }: TestSession, Days: PauseDays): Promise<void> {
  await visitor.call(requestDeletion, { Confirm: playerID }, { token });
  await visitor.call(suspendPlayer, { Days }, { token });
}

/** Creates an account on a phone in a new browser. */
async function beginOnPhone(context: TestContext, phone: string) {
  const { Token, players } = await context.prove(phone);
  const visitor = context.visitor();
  const answer = await visitor.ask(choosePhoneAccount, { Token, PlayerID: '', csrfToken: await visitor.csrfToken() });
  return { answer, players };
}

async function beginByLine(context: TestContext, subject: string) {
  const visitor = context.visitor();
  const idToken = await identityToken(context, 7, subject);
  return visitor.ask(signInLine, { idToken, csrfToken: await visitor.csrfToken() });
}

export const exclusionCases: readonly ConformanceCase[] = [
  conforms(
    choosePhoneAccount,
    300038,
    'refuses an account for a deleted player with an endless pause',
    async (context) => {
      const phone = '0941000120';
      await leave(await context.member(phone), 'forever');
      await context.advance(GRACE_DAYS * DAY + 61);
      const { answer, players } = await beginOnPhone(context, phone);
      expectEqual([answer.Code, answer.Result, players], [300038, {}, []], 'code, end and accounts');
    },
  ),
  conforms(
    choosePhoneAccount,
    300038,
    'refuses an account for a deleted player with a pause of 30 days, until its end',
    async (context) => {
      const phone = '0941000121';
      await leave(await context.member(phone), 30);
      await context.advance(GRACE_DAYS * DAY + 61);
      const { Code, Result } = (await beginOnPhone(context, phone)).answer;
      const left = Number(Result['RemainingTime']);
      expectEqual(Code, 300038, 'code');
      expect(left > 15 * DAY && left < 16 * DAY, `seconds left: ${left}`);
      await context.advance(16 * DAY);
      expectEqual((await beginOnPhone(context, phone)).answer.Code, 200, 'afterwards');
    },
  ),
  conforms(verifyBindCode, 300038, 'refuses the phone of a deleted player with a pause', async (context) => {
    const PhoneNumber = '0941000122';
    await leave(await context.member(PhoneNumber), 'forever');
    await context.advance(GRACE_DAYS * DAY + 61);
    const { visitor, token } = await context.guest();
    await visitor.call(sendBindCode, { CountryCode: 886, PhoneNumber, Lang: 'zh-tw' }, { token });
    const ValidateCode = await context.codeFor(PhoneNumber);
    const answer = await visitor.ask(verifyBindCode, { CountryCode: 886, PhoneNumber, ValidateCode }, { token });
    expectEqual([answer.Code, answer.Result['Code']], [100001, 300038], 'codes');
  }),
  conforms(signInLine, 300038, 'refuses the identity of a deleted player with a pause', async (context) => {
    const session = await context.member('0941000123');
    const TPToken = await identityToken(context, 7, 'excluded');
    await session.visitor.call(bindIdentityProvider, { SiteID: 'dev', TPType: 7, TPToken }, { token: session.token });
    await leave(session, 'forever');
    await context.advance(GRACE_DAYS * DAY + 61);
    const { Code, Result } = await beginByLine(context, 'excluded');
    expectEqual([Code, Result], [300038, {}], 'code and end');
    expectEqual((await beginByLine(context, 'somebody-else')).Code, 200, 'another identity');
  }),
  conforms(
    bindIdentityProvider,
    300038,
    'refuses to bind the identity of a deleted player with a pause',
    async (context) => {
      const session = await context.member('0941000124');
      const bind = async ({ visitor, token }: TestSession) =>
        visitor.ask(
          bindIdentityProvider,
          { SiteID: 'dev', TPType: 7, TPToken: await identityToken(context, 7, 'excluded-2') },
          { token },
        );
      expectEqual((await bind(session)).Code, 200, 'before');
      await leave(session, 'forever');
      await context.advance(GRACE_DAYS * DAY + 61);
      expectEqual((await bind(await context.member('0941000125'))).Code, 300038, 'afterwards, by another player');
    },
  ),
];
