import { requestDeletion } from '#protocol/endpoints/account.ts';
import { signOutDevice, getDevices } from '#protocol/endpoints/device.ts';
import { choosePhoneAccount, switchAccount } from '#protocol/endpoints/auth.ts';
import { verifyBindCode } from '#protocol/endpoints/captcha.ts';
import { bindEmail } from '#protocol/endpoints/email.ts';
import { bindThirdParty } from '#protocol/endpoints/thirdParty.ts';
import type { Mail } from '#protocol/entities/mail.ts';
import { getMails } from '#protocol/operations/mail.ts';
import { bindPhone, identityToken, proveEmail } from '../account.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { openAccount } from '../crew.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';
import { partySeat } from '../party.ts';
import { callbackGoogle } from '#protocol/endpoints/signIn.ts';
import { Seat, type Stage } from '../stage.ts';
import type { Visitor } from '../visitor.ts';

const NEW_DEVICE = '新裝置登入';
const WAY = '已綁定登入方式';

/** The mails about the account's security, newest first. */
async function notices(seat: Seat): Promise<readonly Mail[]> {
  const line = await seat.line('lobby');
  const { List } = await line.call(getMails, { Page: 1, PerPage: 50 });
  return List.filter(({ Source }) => Source === 'security');
}
const titles = async (seat: Seat): Promise<readonly string[]> => (await notices(seat)).map(({ Title }) => Title.zh_tw);

async function choose(stage: Stage, visitor: Visitor, Token: string, PlayerID: string): Promise<Seat> {
  const csrfToken = await visitor.csrfToken();
  return new Seat(stage, visitor, await visitor.call(choosePhoneAccount, { Token, PlayerID, csrfToken }));
}

/** A mail that names device and time in every language. */
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

/** What the owner of an account is told of: browsers that are new to it, and changes of what leads into it. */
export const securityNoticeCases: readonly ConformanceCase[] = [
  conforms(
    choosePhoneAccount,
    200,
    'tells of a new browser, not of the first and not of a known one',
    async (stage) => {
      const { Token } = await stage.prove('0938160001');
      const [first, second] = [stage.visitor(), stage.visitor()];
      const made = await choose(stage, first, Token, '');
      expectEqual(await titles(made), [], 'a new account');
      expectEqual(await titles(await choose(stage, first, Token, made.playerID)), [], 'the same browser');
      const known = await notices(await choose(stage, second, Token, made.playerID));
      expectEqual(known.length, 1, 'a new browser');
      expectNotice(known[0], NEW_DEVICE, '沒有登入過的裝置');
      expectEqual(await titles(await choose(stage, first, Token, made.playerID)), [NEW_DEVICE], 'a known one');
    },
  ),
  conforms(signOutDevice, 200, 'lets the browser be a new one at its next sign-in', async (stage) => {
    const { Token } = await stage.prove('0938160002');
    const [first, second] = [stage.visitor(), stage.visitor()];
    const { playerID } = await choose(stage, first, Token, '');
    const seat = await choose(stage, second, Token, playerID);
    const { List } = await second.call(getDevices, {}, { token: seat.token });
    const DeviceID = assertDefined(
      List.find(({ Here }) => !Here),
      'the first',
    ).DeviceID;
    await second.call(signOutDevice, { DeviceID }, { token: seat.token });
    expectEqual(await titles(await choose(stage, first, Token, playerID)), [NEW_DEVICE, NEW_DEVICE], 'told again');
  }),
  conforms(switchAccount, 200, 'tells the account that a browser switches to for the first time', async (stage) => {
    const { Token } = await stage.prove('0938160003');
    const [one, other] = [await openAccount(stage, Token, ''), await openAccount(stage, Token, '')];
    const { visitor } = one.seat;
    const input = { PlayerID: other.id, csrfToken: await visitor.csrfToken() };
    const seat = new Seat(stage, visitor, await visitor.call(switchAccount, input));
    expectEqual(await titles(seat), [NEW_DEVICE], 'the mails');
  }),
  conforms(callbackGoogle, 200, 'tells of a new browser that came by a third party', async (stage) => {
    const person = 'security-notice-google';
    const first = await partySeat(stage, 'google', person);
    expectEqual(await titles(first), [], 'a new account');
    expectEqual(await titles(await partySeat(stage, 'google', person, first.visitor)), [], 'the same browser');
    expectEqual(await titles(await partySeat(stage, 'google', person)), [NEW_DEVICE], 'another');
  }),
  conforms(verifyBindCode, 200, 'tells of the first phone', async (stage) => {
    const seat = await stage.guest();
    await bindPhone(stage, seat, '0938160004');
    expectNotice((await notices(seat))[0], WAY, '0938160**4');
  }),
  conforms(bindEmail, 200, 'tells of the e-mail address, masked', async (stage) => {
    const { Token } = await stage.prove('0938160005');
    const { seat } = await openAccount(stage, Token, '');
    expectEqual((await proveEmail(stage, seat, 'notice@example.com')).Code, 0, 'code');
    const [mail] = await notices(seat);
    expectNotice(mail, WAY, '電子信箱');
    expect(!assertDefined(mail, 'a mail').Content.zh_tw.includes('notice@'), 'masked');
  }),
  conforms(bindThirdParty, 200, 'tells of the third party', async (stage) => {
    const { Token } = await stage.prove('0938160006');
    const { seat } = await openAccount(stage, Token, '');
    const TPToken = await identityToken(stage, 7, 'security-notice-line');
    await seat.visitor.call(bindThirdParty, { SiteID: 'dev', TPType: 7, TPToken }, { token: seat.token });
    expectNotice((await notices(seat))[0], WAY, 'LINE');
  }),
  conforms(requestDeletion, 200, 'tells of the deletion once, however often it is asked for', async (stage) => {
    const { Token } = await stage.prove('0938160007');
    const { seat } = await openAccount(stage, Token, '');
    for (let asked = 0; asked < 2; asked += 1)
      await seat.visitor.call(requestDeletion, { Confirm: seat.playerID }, { token: seat.token });
    const told = await notices(seat);
    expectEqual(told.length, 1, 'once');
    expectNotice(told[0], '已申請刪除帳號', '14 天');
  }),
];
