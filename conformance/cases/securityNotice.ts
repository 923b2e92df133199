import { requestDeletion } from '#protocol/endpoints/account.ts';
import { signOutDevice, getDevices } from '#protocol/endpoints/device.ts';
import { choosePhoneAccount, switchAccount } from '#protocol/endpoints/auth.ts';
import { verifyBindCode } from '#protocol/endpoints/phoneCode.ts';
import { bindEmail } from '#protocol/endpoints/email.ts';
import { addPasskey, removePasskey } from '#protocol/endpoints/passkey.ts';
import { bindIdentityProvider } from '#protocol/endpoints/identityProvider.ts';
import type { Mail } from '#protocol/entities/mail.ts';
import { getMails } from '#protocol/operations/mail.ts';
import { bindPhone, identityToken, proveEmail } from '../account.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { openAccount } from '../testMembers.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';
import { sessionByProvider } from '../identityProvider.ts';
import { addPasskeyTo } from '../passkey.ts';
import { callbackGoogle } from '#protocol/endpoints/signIn.ts';
import { TestSession, type TestContext } from '../testContext.ts';
import type { Visitor } from '../visitor.ts';

const NEW_DEVICE = '新裝置登入';
const WAY = '已綁定登入方式';

/** Newest first. */
async function notices(session: TestSession): Promise<readonly Mail[]> {
  const socket = await session.openSocket('lobby');
  const { List } = await socket.call(getMails, { Page: 1, PerPage: 50 });
  return List.filter(({ Source }) => Source === 'security');
}
const titles = async (session: TestSession): Promise<readonly string[]> =>
  (await notices(session)).map(({ Title }) => Title.zh_tw);

async function choose(context: TestContext, visitor: Visitor, Token: string, PlayerID: string): Promise<TestSession> {
  const csrfToken = await visitor.csrfToken();
  return new TestSession(context, visitor, await visitor.call(choosePhoneAccount, { Token, PlayerID, csrfToken }));
}

/** The mail has to name the device and the time in every language. */
function expectNotice(mail: Mail | undefined, title: string, what: string): void {
  const { Title, Content, From } = assertDefined(mail, 'a mail');
  expectEqual([Title.zh_tw, From], [title, 'System'], 'title and sender');
  expect(Content.zh_tw.includes(what), `${what} in ${Content.zh_tw}`);
  for (const [text, device, page] of [
    [Content.zh_tw, '裝置：', '「帳號與隱私」'],
    [Content.id_id, 'Perangkat: ', '“Akun dan privasi”'],
    [Content.vi_vn, 'Thiết bị: ', '“Tài khoản và quyền riêng tư”'],
  ] as const) {
    expect(text.includes(device) && text.includes(page), `device and page in ${text}`);
    expect(/\d{4}\.\d\d\.\d\d \d\d:\d\d:\d\d/.test(text), `the time in ${text}`);
  }
}

export const securityNoticeCases: readonly ConformanceCase[] = [
  conforms(choosePhoneAccount, 200, 'reports a new browser, but not the first one or a known one', async (context) => {
    const { Token } = await context.prove('0938160001');
    const [first, second] = [context.visitor(), context.visitor()];
    const made = await choose(context, first, Token, '');
    expectEqual(await titles(made), [], 'a new account');
    expectEqual(await titles(await choose(context, first, Token, made.playerID)), [], 'the same browser');
    const known = await notices(await choose(context, second, Token, made.playerID));
    expectEqual(known.length, 1, 'a new browser');
    expectNotice(known[0], NEW_DEVICE, '沒有登入過的裝置');
    expectEqual(await titles(await choose(context, first, Token, made.playerID)), [NEW_DEVICE], 'a known one');
  }),
  conforms(signOutDevice, 200, 'treats the browser as new at its next sign-in', async (context) => {
    const { Token } = await context.prove('0938160002');
    const [first, second] = [context.visitor(), context.visitor()];
    const { playerID } = await choose(context, first, Token, '');
    const session = await choose(context, second, Token, playerID);
    const { List } = await second.call(getDevices, {}, { token: session.token });
    const DeviceID = assertDefined(
      List.find(({ Here }) => !Here),
      'the first',
    ).DeviceID;
    await second.call(signOutDevice, { DeviceID }, { token: session.token });
    expectEqual(await titles(await choose(context, first, Token, playerID)), [NEW_DEVICE, NEW_DEVICE], 'told again');
  }),
  conforms(
    switchAccount,
    200,
    'notifies the account that a browser switches to for the first time',
    async (context) => {
      const { Token } = await context.prove('0938160003');
      const [one, other] = [await openAccount(context, Token, ''), await openAccount(context, Token, '')];
      const { visitor } = one.session;
      const input = { PlayerID: other.id, csrfToken: await visitor.csrfToken() };
      const session = new TestSession(context, visitor, await visitor.call(switchAccount, input));
      expectEqual(await titles(session), [NEW_DEVICE], 'the mails');
    },
  ),
  conforms(callbackGoogle, 200, 'reports a new browser that signed in by an identity provider', async (context) => {
    const person = 'security-notice-google';
    const first = await sessionByProvider(context, 'google', person);
    expectEqual(await titles(first), [], 'a new account');
    expectEqual(
      await titles(await sessionByProvider(context, 'google', person, first.visitor)),
      [],
      'the same browser',
    );
    expectEqual(await titles(await sessionByProvider(context, 'google', person)), [NEW_DEVICE], 'another');
  }),
  conforms(verifyBindCode, 200, 'reports the first phone', async (context) => {
    const session = await context.guest();
    await bindPhone(context, session, '0938160004');
    expectNotice((await notices(session))[0], WAY, '0938160**4');
  }),
  conforms(bindEmail, 200, 'reports the e-mail address, masked', async (context) => {
    const { Token } = await context.prove('0938160005');
    const { session } = await openAccount(context, Token, '');
    expectEqual((await proveEmail(context, session, 'notice@example.com')).Code, 0, 'code');
    const [mail] = await notices(session);
    expectNotice(mail, WAY, '電子信箱');
    expect(!assertDefined(mail, 'a mail').Content.zh_tw.includes('notice@'), 'masked');
  }),
  conforms(bindIdentityProvider, 200, 'reports the identity provider', async (context) => {
    const { Token } = await context.prove('0938160006');
    const { session } = await openAccount(context, Token, '');
    const TPToken = await identityToken(context, 7, 'security-notice-line');
    await session.visitor.call(bindIdentityProvider, { SiteID: 'dev', TPType: 7, TPToken }, { token: session.token });
    expectNotice((await notices(session))[0], WAY, 'LINE');
  }),
  conforms(addPasskey, 200, 'reports the passkey', async (context) => {
    const { Token } = await context.prove('0938160008');
    const { session } = await openAccount(context, Token, '');
    await addPasskeyTo(context, session);
    expectNotice((await notices(session))[0], WAY, '通行密鑰');
  }),
  conforms(removePasskey, 200, 'reports the removal of a passkey', async (context) => {
    const { Token } = await context.prove('0938160009');
    const { session } = await openAccount(context, Token, '');
    const { PasskeyID } = (await addPasskeyTo(context, session)).passkey;
    await session.visitor.call(removePasskey, { PasskeyID }, { token: session.token });
    const removed = (await notices(session)).find(({ Title }) => Title.zh_tw === '已移除登入方式');
    expectNotice(removed, '已移除登入方式', '通行密鑰');
  }),
  conforms(requestDeletion, 200, 'reports the deletion once, also after repeated requests', async (context) => {
    const { Token } = await context.prove('0938160007');
    const { session } = await openAccount(context, Token, '');
    for (let asked = 0; asked < 2; asked += 1)
      await session.visitor.call(requestDeletion, { Confirm: session.playerID }, { token: session.token });
    const told = await notices(session);
    expectEqual(told.length, 1, 'once');
    expectNotice(told[0], '已申請刪除帳號', '14 天');
  }),
];
