import { exportAccount } from '#protocol/endpoints/account.ts';
import { addPasskey, beginPasskey, getPasskeys, removePasskey, renamePasskey } from '#protocol/endpoints/passkey.ts';
import { getOwnProfile } from '#protocol/endpoints/player.ts';
import { AccountExport } from '#protocol/entities/account.ts';
import { MAX_PASSKEYS, type Passkey } from '#protocol/entities/passkey.ts';
import { BLANK_TEXTS } from '../blankTexts.ts';
import { confirmByCode } from '../account.ts';
import type { Flaws } from '../authenticator.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { assertDefined, expect, expectEqual } from '../expectation.ts';
import { addPasskeyTo, askedToMake, bringMade, newAuthenticator, signInBy } from '../passkey.ts';
import type { TestSession, TestContext } from '../testContext.ts';

const DAY = 24 * 60 * 60;

/** A freshly signed-in member on a phone that no other case uses, on a day with codes left. */
async function member(context: TestContext, phone: string): Promise<TestSession> {
  await context.advance(DAY + 1);
  return context.member(phone);
}
const listOf = async ({ visitor, token }: TestSession): Promise<readonly Passkey[]> =>
  (await visitor.call(getPasskeys, {}, { token })).List;
const begin = ({ visitor, token }: TestSession) => visitor.ask(beginPasskey, {}, { token });
const rename = ({ visitor, token }: TestSession, PasskeyID: string, Name: string) =>
  visitor.ask(renamePasskey, { PasskeyID, Name }, { token });
const remove = ({ visitor, token }: TestSession, PasskeyID: string) =>
  visitor.ask(removePasskey, { PasskeyID }, { token });

/** A fault of an answer, and its cause. */
const MADE_WRONG: readonly (readonly [string, Flaws])[] = [
  ['another origin', { origin: 'https://evil.example' }],
  ['another host', { rpID: 'evil.example' }],
  ['nobody was verified', { verified: false }],
  ['an answer to another kind of question', { type: 'webauthn.get' }],
];

export const passkeyCases: readonly ConformanceCase[] = [
  conforms(beginPasskey, 200, 'requests a passkey that needs no name and verifies its owner', async (context) => {
    const session = await member(context, '0938170001');
    const [one, two] = [await askedToMake(session), await askedToMake(session)];
    const { authenticatorSelection, attestation, user } = one;
    expectEqual(
      [authenticatorSelection.residentKey, authenticatorSelection.userVerification, attestation],
      ['required', 'required', 'none'],
      'how',
    );
    expect(one.challenge !== two.challenge && one.challenge.length >= 43, 'a challenge that nobody guesses');
    expect(!user.id.includes(session.playerID) && user.id !== two.user.id, 'a handle that says nothing');
    expect(user.name.includes('0938170**1'), `the account: ${user.name}`);
  }),
  conforms(beginPasskey, 200, 'lists the passkeys of the account, and their handle', async (context) => {
    const session = await member(context, '0938170002');
    expectEqual((await askedToMake(session)).excludeCredentials, [], 'none');
    const authenticator = await newAuthenticator(context);
    const first = await askedToMake(session);
    const made = await authenticator.make(first);
    expectEqual((await bringMade(session, made)).Code, 200, 'added');
    const { excludeCredentials, user } = await askedToMake(session);
    expectEqual(
      excludeCredentials.map(({ id }) => id),
      [made.id],
      'the one',
    );
    expectEqual(user.id, first.user.id, 'the handle');
  }),
  conforms(beginPasskey, 300008, 'refuses guests', async (context) => {
    expectEqual((await begin(await context.guest())).Code, 300008, 'code');
  }),
  conforms(beginPasskey, 300030, 'requires a sign-in or a code of the last ten minutes', async (context) => {
    const session = await member(context, '0938170003');
    await context.advance(601);
    expectEqual((await begin(session)).Code, 300030, 'an old sign-in');
    await confirmByCode(context, session, '0938170003');
    expectEqual((await begin(session)).Code, 200, 'with a code');
  }),
  conforms(beginPasskey, 300035, 'refuses an eleventh passkey', async (context) => {
    const session = await member(context, '0938170004');
    for (let added = 0; added < MAX_PASSKEYS; added += 1) await addPasskeyTo(context, session);
    expectEqual((await begin(session)).Code, 300035, 'the eleventh');
    expectEqual(
      (await remove(session, assertDefined((await listOf(session))[0], 'one').PasskeyID)).Code,
      200,
      'one less',
    );
    expectEqual((await begin(session)).Code, 200, 'another');
  }),

  conforms(addPasskey, 200, 'adds the passkey, which signs in', async (context) => {
    const session = await member(context, '0938170005');
    const { authenticator, passkey } = await addPasskeyTo(context, session);
    expectEqual([passkey.LastTime, await listOf(session)], ['', [passkey]], 'the list');
    const { Result } = await signInBy(context.visitor(), authenticator);
    expectEqual(Result['playerID'], session.playerID, 'the player');
  }),
  conforms(addPasskey, 300012, 'refuses a passkey that is bound already', async (context) => {
    const session = await member(context, '0938170006');
    const { authenticator } = await addPasskeyTo(context, session);
    const again = await authenticator.make(await askedToMake(session));
    expectEqual((await bringMade(session, again)).Code, 300012, 'to the same account');
    const other = await context.member('0938170007');
    const elsewhere = await authenticator.make(await askedToMake(other));
    expectEqual((await bringMade(other, elsewhere)).Code, 300012, 'to another');
    expectEqual(await listOf(other), [], 'what the other has');
  }),
  conforms(addPasskey, 300032, 'accepts one answer, to the newest challenge, within five minutes', async (context) => {
    const session = await member(context, '0938170008');
    const authenticator = await newAuthenticator(context);
    const made = await authenticator.make(await askedToMake(session));
    expectEqual((await bringMade(session, made)).Code, 200, 'the first time');
    expectEqual((await bringMade(session, made)).Code, 300032, 'again');
    const older = await (await newAuthenticator(context)).make(await askedToMake(session));
    await askedToMake(session);
    expectEqual((await bringMade(session, older)).Code, 300032, 'an older challenge');
    const Options = await askedToMake(session);
    const wrong = await authenticator.make(Options, { verified: false });
    const right = await (await newAuthenticator(context)).make(Options);
    expectEqual(
      [(await bringMade(session, wrong)).Code, (await bringMade(session, right)).Code],
      [300034, 300032],
      'twice',
    );
    const late = await (await newAuthenticator(context)).make(await askedToMake(session));
    await context.advance(301);
    expectEqual((await bringMade(session, late)).Code, 300032, 'five minutes later');
    expectEqual((await listOf(session)).length, 1, 'what is kept');
  }),
  conforms(addPasskey, 300032, 'refuses an answer in another session', async (context) => {
    const session = await member(context, '0938170009');
    const Credential = await (await newAuthenticator(context)).make(await askedToMake(session));
    const again = await context.member('0938170009');
    expectEqual((await bringMade(again, Credential)).Code, 300032, 'the same player');
    const other = await context.member('0938170010');
    await askedToMake(other);
    expectEqual((await bringMade(other, Credential)).Code, 300032, 'another, who was asked something else');
  }),
  ...MADE_WRONG.map(([what, flaws], at) =>
    conforms(addPasskey, 300034, `refuses ${what}`, async (context) => {
      const session = await member(context, `093817010${at}`);
      const authenticator = await newAuthenticator(context);
      const Credential = await authenticator.make(await askedToMake(session), flaws);
      expectEqual((await bringMade(session, Credential)).Code, 300034, 'code');
      expectEqual(await listOf(session), [], 'nothing is kept');
    }),
  ),

  conforms(getPasskeys, 200, "lists the player's passkeys, newest first", async (context) => {
    const session = await member(context, '0938170012');
    const first = await addPasskeyTo(context, session);
    await context.advance(1);
    const second = await addPasskeyTo(context, session);
    expectEqual(
      (await listOf(session)).map(({ PasskeyID }) => PasskeyID),
      [second.passkey.PasskeyID, first.passkey.PasskeyID],
      'the order',
    );
    expectEqual(await listOf(await context.guest()), [], 'a guest has none');
  }),
  conforms(exportAccount, 200, 'exports the passkeys without their secrets', async (context) => {
    const session = await member(context, '0938170013');
    const { passkey } = await addPasskeyTo(context, session);
    const { reply } = await session.visitor.ask(exportAccount, {}, { token: session.token });
    const { Passkeys } = AccountExport.parse(JSON.parse(reply.text));
    const { PasskeyID, ...facts } = passkey;
    expectEqual(Passkeys, { Complete: true, List: [facts] }, 'what is told');
    expect(!reply.text.includes(PasskeyID), 'no identifier');
  }),

  conforms(renamePasskey, 200, 'renames the passkey', async (context) => {
    const session = await member(context, '0938170014');
    const { PasskeyID } = (await addPasskeyTo(context, session)).passkey;
    expectEqual((await rename(session, PasskeyID, ' 我的手機 ')).Result['Name'], '我的手機', 'the answer');
    expectEqual((await listOf(session))[0]?.Name, '我的手機', 'the list');
  }),
  conforms(renamePasskey, 100000, 'requires a name of 1 to 30 characters', async (context) => {
    const session = await context.guest();
    for (const Name of ['', '  ', '長'.repeat(31), ...BLANK_TEXTS]) {
      const { Code, Result } = await rename(session, 'f'.repeat(64), Name);
      expectEqual([Code, Result['Field']], [100000, 'Name'], Name);
    }
  }),
  conforms(renamePasskey, 300011, 'refuses a passkey of another player', async (context) => {
    const session = await member(context, '0938170015');
    const { PasskeyID, Name } = (await addPasskeyTo(context, session)).passkey;
    expectEqual((await rename(await context.guest(), PasskeyID, '我的')).Code, 300011, 'another player');
    expectEqual((await listOf(session))[0]?.Name, Name, 'as it was');
  }),

  conforms(removePasskey, 200, 'removes the passkey, which signs in no more', async (context) => {
    const session = await member(context, '0938170016');
    const { authenticator, passkey } = await addPasskeyTo(context, session);
    expectEqual((await remove(session, passkey.PasskeyID)).Code, 200, 'code');
    expectEqual(await listOf(session), [], 'the list');
    expectEqual((await signInBy(context.visitor(), authenticator)).Code, 300033, 'the sign-in');
    expectEqual(
      (await session.visitor.ask(getOwnProfile, {}, { token: session.token })).Code,
      200,
      'the session lives',
    );
  }),
  conforms(removePasskey, 300011, 'refuses a passkey of another player, and a second removal', async (context) => {
    const session = await member(context, '0938170017');
    const { PasskeyID } = (await addPasskeyTo(context, session)).passkey;
    expectEqual((await remove(await context.guest(), PasskeyID)).Code, 300011, 'another player');
    expectEqual((await remove(session, PasskeyID)).Code, 200, 'the owner');
    expectEqual((await remove(session, PasskeyID)).Code, 300011, 'twice');
  }),
  conforms(removePasskey, 300030, 'requires a sign-in or a code of the last ten minutes', async (context) => {
    const session = await member(context, '0938170018');
    const { PasskeyID } = (await addPasskeyTo(context, session)).passkey;
    await context.advance(601);
    expectEqual((await remove(session, PasskeyID)).Code, 300030, 'an old sign-in');
    await confirmByCode(context, session, '0938170018');
    expectEqual((await remove(session, PasskeyID)).Code, 200, 'with a code');
  }),
];
