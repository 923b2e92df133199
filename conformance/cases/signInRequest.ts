import { choosePhoneAccount, signOut } from '#protocol/endpoints/auth.ts';
import { signOutEverywhere } from '#protocol/endpoints/account.ts';
import { getDevices, signOutDevice } from '#protocol/endpoints/device.ts';
import { sendLoginCode } from '#protocol/endpoints/phoneCode.ts';
import { beginPasskey } from '#protocol/endpoints/passkey.ts';
import { confirmSignIn, readSignInRequest, requestSignIn, takeSignIn } from '#protocol/endpoints/signInRequest.ts';
import { sessionEnded } from '#protocol/operations/connection.ts';
import { getMails } from '#protocol/operations/mail.ts';
import { confirmByCode } from '../account.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { openAccount } from '../testMembers.ts';
import { assertDefined, expect, expectEqual } from '../expectation.ts';
import { TestSession, type TestContext } from '../testContext.ts';
import type { Answer, Visitor } from '../visitor.ts';

const LIFE_SECONDS = 10 * 60;
const RESEND_SECONDS = 61;
/** Longer than the window of every limit of these calls except the daily limit. */
const WINDOW_SECONDS = 601;
const DAY = 24 * 60 * 60;
const login = { SiteID: 'dev', CountryCode: 886, Lang: 'zh_tw' } as const;

/** The browser requests a sign-in by a signed-in browser. Returns the digits that it shows. */
async function digitsFor(visitor: Visitor, PhoneNumber: string): Promise<string> {
  const csrfToken = await visitor.csrfToken();
  return (await visitor.call(requestSignIn, { CountryCode: 886, PhoneNumber, csrfToken })).Code;
}
const stateOf = async (visitor: Visitor): Promise<string> => (await visitor.call(readSignInRequest, {})).State;
const take = async (visitor: Visitor): Promise<Answer> =>
  visitor.ask(takeSignIn, { csrfToken: await visitor.csrfToken() });
const confirm = ({ visitor, token }: TestSession, Code: string): Promise<Answer> =>
  visitor.ask(confirmSignIn, { Code }, { token });

async function choose(context: TestContext, visitor: Visitor, PlayerID: string): Promise<TestSession> {
  const { Token } = await visitor.call(takeSignIn, { csrfToken: await visitor.csrfToken() });
  const csrfToken = await visitor.csrfToken();
  return new TestSession(context, visitor, await visitor.call(choosePhoneAccount, { Token, PlayerID, csrfToken }));
}

/** A new account on a number that no other case uses, just signed in. */
async function owner(context: TestContext, phone: string) {
  await context.advance(WINDOW_SECONDS);
  const { Token } = await context.prove(phone);
  const member = await openAccount(context, Token, '');
  return { ...member, Token };
}

/** Changes the first digit. */
const wrongOf = (digits: string): string => `${digits.startsWith('0') ? '1' : '0'}${digits.slice(1)}`;

async function confirmations(session: TestSession): Promise<number> {
  const socket = await session.openSocket('lobby');
  const { List } = await socket.call(getMails, { Page: 1, PerPage: 50 });
  return List.filter(({ Source, Title }) => Source === 'security' && Title.zh_tw === '已同意新裝置登入').length;
}

export const signInRequestCases: readonly ConformanceCase[] = [
  conforms(requestSignIn, 200, 'returns eight digits for a number with or without accounts', async (context) => {
    const { session } = await owner(context, '0938180001');
    const [known, unknown] = [context.visitor(), context.visitor()];
    for (const [visitor, phone] of [[known, '0938180001'] as const, [unknown, '0938180099'] as const]) {
      expect(/^\d{8}$/.test(await digitsFor(visitor, phone)), 'eight digits');
      expectEqual(await stateOf(visitor), 'waiting', 'its state');
    }
    expectEqual(await stateOf(session.visitor), 'none', 'a browser that did not ask');
  }),
  conforms(requestSignIn, 100001, 'requires a mobile number', async (context) => {
    await context.advance(WINDOW_SECONDS);
    const visitor = context.visitor();
    const csrfToken = await visitor.csrfToken();
    const answer = await visitor.ask(requestSignIn, { CountryCode: 886, PhoneNumber: '12345', csrfToken });
    expectEqual(answer.Code, 100001, 'code');
  }),
  conforms(readSignInRequest, 200, 'is waiting, then confirmed, and over after ten minutes', async (context) => {
    const { session } = await owner(context, '0938180002');
    const visitor = context.visitor();
    expectEqual(await stateOf(visitor), 'none', 'before');
    const digits = await digitsFor(visitor, '0938180002');
    expectEqual(await stateOf(visitor), 'waiting', 'asked');
    expectEqual((await confirm(session, digits)).Code, 200, 'code');
    expectEqual(await stateOf(visitor), 'confirmed', 'confirmed');
    await context.advance(LIFE_SECONDS + 1);
    expectEqual(await stateOf(visitor), 'none', 'ten minutes later');
  }),
  conforms(takeSignIn, 200, 'admits a new browser after strangers used up the codes of the number', async (context) => {
    const phone = '0938180003';
    await context.advance(DAY + 1);
    const older = await context.member(phone);
    const send = (visitor: Visitor): Promise<Answer> => visitor.ask(sendLoginCode, { ...login, PhoneNumber: phone });
    for (let sent = 0; sent < 4; sent += 1) {
      await context.advance(RESEND_SECONDS);
      expectEqual((await send(context.visitor())).Code, 200, `a stranger's code ${sent + 1}`);
    }
    await context.advance(RESEND_SECONDS);
    const visitor = context.visitor();
    expectEqual((await send(visitor)).Result['Code'], 200030, 'the new browser');
    const digits = await digitsFor(visitor, phone);
    // The known browser has a separate count of codes, for the proof.
    await confirmByCode(context, older, phone);
    expectEqual((await confirm(older, digits)).Code, 200, 'the known browser');
    const socket = await older.openSocket('lobby');
    const session = await choose(context, visitor, older.playerID);
    expectEqual(session.playerID, older.playerID, 'the account');
    expectEqual((await socket.push(sessionEnded)).result, { Reason: 'replaced' }, 'the session before');
    const { List } = await visitor.call(getDevices, {}, { token: session.token });
    expectEqual(
      List.map(({ Here }) => Here),
      [true, false],
      'both browsers are listed',
    );
    await context.advance(DAY + 1);
  }),
  conforms(takeSignIn, 200, 'lists the accounts on the number, again after a lost answer', async (context) => {
    const one = await owner(context, '0938180004');
    await context.advance(1);
    const other = await openAccount(context, one.Token, '');
    const visitor = context.visitor();
    await confirm(one.session, await digitsFor(visitor, '0938180004'));
    const [first, second] = [await take(visitor), await take(visitor)];
    for (const { Result } of [first, second])
      expectEqual(
        takeSignIn.result.parse(Result).Player.map(({ Player }) => Player.PlayerID),
        [one.id, other.id],
        'the accounts',
      );
    expectEqual((await choose(context, visitor, other.id)).playerID, other.id, 'any of them');
  }),
  conforms(takeSignIn, 200, 'carries the proof of the confirming browser, and adds none', async (context) => {
    const { session } = await owner(context, '0938180005');
    const visitor = context.visitor();
    const digits = await digitsFor(visitor, '0938180005');
    await context.advance(LIFE_SECONDS - 60);
    expectEqual((await confirm(session, digits)).Code, 200, 'nine minutes after the proof');
    const added = await choose(context, visitor, session.playerID);
    expectEqual((await visitor.ask(beginPasskey, {}, { token: added.token })).Code, 200, 'still recent');
    await context.advance(61);
    expectEqual((await visitor.ask(beginPasskey, {}, { token: added.token })).Code, 300030, 'as old as that proof');
  }),
  conforms(takeSignIn, 300013, 'refuses a request before it is confirmed', async (context) => {
    const { session } = await owner(context, '0938180006');
    const visitor = context.visitor();
    const digits = await digitsFor(visitor, '0938180006');
    expectEqual((await take(visitor)).Code, 300013, 'nobody typed the digits');
    await confirm(session, wrongOf(digits));
    expectEqual((await take(visitor)).Code, 300013, 'others were typed');
  }),
  conforms(takeSignIn, 300011, 'refuses another browser, and a request of ten minutes ago', async (context) => {
    const { session } = await owner(context, '0938180007');
    const visitor = context.visitor();
    await confirm(session, await digitsFor(visitor, '0938180007'));
    expectEqual((await take(context.visitor())).Code, 300011, 'another browser');
    await context.advance(LIFE_SECONDS + 1);
    expectEqual((await take(visitor)).Code, 300011, 'ten minutes later');
  }),
  conforms(takeSignIn, 300011, 'refuses a request after the browser signed out', async (context) => {
    const { session } = await owner(context, '0938180008');
    const visitor = context.visitor();
    await confirm(session, await digitsFor(visitor, '0938180008'));
    await choose(context, visitor, session.playerID);
    await visitor.call(signOut, { csrfToken: await visitor.csrfToken() });
    expectEqual((await take(visitor)).Code, 300011, 'code');
  }),
  conforms(takeSignIn, 200031, 'refuses a request after an account on the number is banned', async (context) => {
    const one = await owner(context, '0938180009');
    const other = await openAccount(context, one.Token, '');
    const visitor = context.visitor();
    await confirm(one.session, await digitsFor(visitor, '0938180009'));
    await context.setState(other.id, { Disabled: true });
    expectEqual((await take(visitor)).Code, 200031, 'code');
  }),
  conforms(signOutDevice, 200, 'revokes the confirmations of that browser', async (context) => {
    const { session } = await owner(context, '0938180010');
    const visitor = context.visitor();
    await confirm(session, await digitsFor(visitor, '0938180010'));
    const added = await choose(context, visitor, session.playerID);
    const { List } = await visitor.call(getDevices, {}, { token: added.token });
    const DeviceID = assertDefined(List.find(({ Here }) => Here)?.DeviceID, 'the new browser');
    await visitor.call(signOutDevice, { DeviceID }, { token: added.token });
    expectEqual((await take(visitor)).Code, 300011, 'code');
  }),
  conforms(signOutEverywhere, 200, 'revokes the confirmations of all browsers', async (context) => {
    const { session } = await owner(context, '0938180011');
    const visitor = context.visitor();
    await confirm(session, await digitsFor(visitor, '0938180011'));
    await session.visitor.call(signOutEverywhere, { csrfToken: await session.visitor.csrfToken() });
    expectEqual((await take(visitor)).Code, 300011, 'code');
  }),
  conforms(confirmSignIn, 200, 'notifies every account on the number once, also after a repeat', async (context) => {
    const one = await owner(context, '0938180012');
    const other = await openAccount(context, one.Token, '');
    const digits = await digitsFor(context.visitor(), '0938180012');
    const answers = [await confirm(one.session, digits), await confirm(one.session, digits)];
    expectEqual(
      answers.map(({ Code }) => Code),
      [200, 200],
      'codes',
    );
    expectEqual(await confirmations(one.session), 1, 'the account that confirmed');
    expectEqual(await confirmations(other.session), 1, 'the other account');
  }),
  conforms(confirmSignIn, 200, 'finds its browser among any number of requests by strangers', async (context) => {
    const { session } = await owner(context, '0938180013');
    const visitor = context.visitor();
    const digits = await digitsFor(visitor, '0938180013');
    const strangers = Array.from({ length: 12 }, () => context.visitor());
    for (const stranger of strangers) await digitsFor(stranger, '0938180013');
    expectEqual((await confirm(session, digits)).Code, 200, 'code');
    expectEqual(await stateOf(visitor), 'confirmed', 'the own browser');
    for (const stranger of strangers) expectEqual(await stateOf(stranger), 'waiting', 'a stranger');
  }),
  conforms(confirmSignIn, 200056, 'refuses digits of another number, and old or replaced ones', async (context) => {
    const { session } = await owner(context, '0938180014');
    const visitor = context.visitor();
    const elsewhere = await digitsFor(context.visitor(), '0938180098');
    expectEqual((await confirm(session, elsewhere)).Code, 200056, 'of another number');
    const replaced = await digitsFor(visitor, '0938180014');
    const digits = await digitsFor(visitor, '0938180014');
    expectEqual((await confirm(session, wrongOf(digits))).Code, 200056, 'wrong ones');
    if (replaced !== digits) expectEqual((await confirm(session, replaced)).Code, 200056, 'replaced ones');
    await context.advance(LIFE_SECONDS + 1);
    await confirmByCode(context, session, '0938180014');
    expectEqual((await confirm(session, digits)).Code, 200056, 'eleven minutes old');
  }),
  conforms(confirmSignIn, 200114, 'requires a bound phone', async (context) => {
    const guest = await context.guest();
    expectEqual((await confirm(guest, '12345678')).Code, 200114, 'code');
  }),
  conforms(confirmSignIn, 300030, 'requires a proof of the last ten minutes', async (context) => {
    const { session } = await owner(context, '0938180015');
    await context.advance(LIFE_SECONDS + 1);
    const visitor = context.visitor();
    const digits = await digitsFor(visitor, '0938180015');
    expectEqual((await confirm(session, digits)).Code, 300030, 'an old sign-in');
    expectEqual(await stateOf(visitor), 'waiting', 'the new browser');
    await confirmByCode(context, session, '0938180015');
    expectEqual((await confirm(session, digits)).Code, 200, 'after a code to the phone');
  }),
  conforms(confirmSignIn, 200031, 'refuses a number with a banned account', async (context) => {
    const one = await owner(context, '0938180016');
    const other = await openAccount(context, one.Token, '');
    await context.setState(other.id, { Disabled: true });
    const digits = await digitsFor(context.visitor(), '0938180016');
    expectEqual((await confirm(one.session, digits)).Code, 200031, 'code');
  }),
  conforms(confirmSignIn, 300002, 'refuses a twenty-first try in a day by an account', async (context) => {
    const { session } = await owner(context, '0938180017');
    for (let tries = 0; tries < 20; tries += 1) {
      if (tries === confirmSignIn.rate?.limit) await context.advance(RESEND_SECONDS);
      expectEqual((await confirm(session, '12345678')).Code, 200056, `try ${tries + 1}`);
    }
    await context.advance(RESEND_SECONDS);
    expectEqual((await confirm(session, '12345678')).Code, 300002, 'one more');
    const other = await owner(context, '0938180018');
    expectEqual((await confirm(other.session, '12345678')).Code, 200056, 'another account');
  }),
];
