import { choosePhoneAccount } from '#protocol/endpoints/auth.ts';
import { sendBindCode, sendConfirmCode, verifyBindCode, verifyConfirmCode } from '#protocol/endpoints/phoneCode.ts';
import { getOutbox } from '#protocol/endpoints/dev.ts';
import { sendEmailCode } from '#protocol/endpoints/email.ts';
import { heartbeat } from '#protocol/operations/connection.ts';
import { newMail } from '#protocol/operations/mail.ts';
import { confirmByCode } from '../account.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual } from '../expectation.ts';
import type { TestContext } from '../testContext.ts';
import type { Answer } from '../visitor.ts';

const DAY = 24 * 60 * 60;

/** The sub-code of a wrapped failure. */
const subCode = (answer: Answer): unknown => [answer.status, answer.Code, answer.Result['Code']];
const wrapped = (code: number): unknown => [200, 100001, code];
const wrongOf = (code: string): string => (code === '000000' ? '111111' : '000000');

const CODE_LIFE = 10 * 60;

/** A member on a phone of its own, on a day with codes left, with the calls that move to another number. */
async function mover(context: TestContext, phone: string) {
  await context.advance(DAY + 1);
  const session = await context.member(phone);
  const { visitor, token } = session;
  return {
    session,
    send: (PhoneNumber: string) =>
      visitor.ask(sendBindCode, { CountryCode: 886, PhoneNumber, Lang: 'zh-tw' }, { token }),
    verify: async (PhoneNumber: string) => {
      const ValidateCode = await context.codeFor(PhoneNumber);
      return visitor.ask(verifyBindCode, { CountryCode: 886, PhoneNumber, ValidateCode }, { token });
    },
  };
}
const textsTo = async (context: TestContext, to: string): Promise<readonly string[]> =>
  (await context.visitor().call(getOutbox, { to })).List.map(({ Text }) => Text);

/** A token alone moves no account to another number, and opens no other account on the caller's own number. */
export const phoneCodeMoveCases: readonly ConformanceCase[] = [
  conforms(
    sendBindCode,
    300031,
    'requires a code to the bound phone for a move, also after a fresh sign-in',
    async (context) => {
      const { session, send } = await mover(context, '0912300001');
      await context.advance(61);
      expectEqual(subCode(await send('0912300002')), wrapped(300031), 'at once');
      await confirmByCode(context, session, '0912300001');
      await context.advance(CODE_LIFE + 1);
      expectEqual(subCode(await send('0912300002')), wrapped(300031), 'with a code of eleven minutes ago');
    },
  ),
  conforms(sendBindCode, 300015, 'refuses to move a phone to itself', async (context) => {
    const { session, send } = await mover(context, '0912300003');
    await confirmByCode(context, session, '0912300003');
    await context.advance(61);
    expectEqual(subCode(await send('0912300003')), wrapped(300015), 'code');
  }),
  conforms(sendBindCode, 300030, 'binds a first phone only soon after a sign-in', async (context) => {
    await context.advance(DAY + 1);
    const { visitor, token } = await context.guest();
    await context.advance(CODE_LIFE + 1);
    const input = { CountryCode: 886, PhoneNumber: '0912300004', Lang: 'zh-tw' };
    expectEqual(subCode(await visitor.ask(sendBindCode, input, { token })), wrapped(300030), 'an old one');
    const again = await context.guest(visitor);
    expectEqual((await visitor.ask(sendBindCode, input, { token: again.token })).Code, 200, 'a new one');
  }),
  conforms(
    verifyBindCode,
    200,
    'moves the phone by a code to each number, and notifies both numbers and the player',
    async (context) => {
      const { session, send, verify } = await mover(context, '0912300005');
      const socket = await session.openSocket('lobby');
      await confirmByCode(context, session, '0912300005');
      expectEqual((await send('0912300006')).Code, 200, 'the code to the new number');
      expectEqual((await verify('0912300006')).Result, { Phone: '0912300**6', Bonus: 20_000 }, 'the answer');
      for (const to of ['0912300005', '0912300006']) {
        const [text = ''] = await textsTo(context, to);
        expect(text.includes('0912300**5') && text.includes('0912300**6'), `a text to ${to}: ${text}`);
      }
      expectEqual((await socket.push(newMail)).result.Mail.Title.zh_tw, '綁定手機已變更', 'the mail');
      await context.advance(61);
      expectEqual((await context.prove('0912300005')).players, [], 'the old number');
      await context.advance(61);
      expectEqual((await context.prove('0912300006')).players, [session.playerID], 'the new number');
    },
  ),
  conforms(verifyBindCode, 300031, 'requires a new code to the old number for each move', async (context) => {
    const { session, send, verify } = await mover(context, '0912300007');
    await confirmByCode(context, session, '0912300007');
    for (const to of ['0912300008', '0912300009']) expectEqual((await send(to)).Code, 200, `a code to ${to}`);
    const codes = await Promise.all([verify('0912300008'), verify('0912300009')]);
    expectEqual(codes.filter(({ Code }) => Code === 200).length, 1, 'who moved it');
    expectEqual(
      codes.filter(({ Code }) => Code !== 200).map((answer) => subCode(answer)),
      [wrapped(300031)],
      'the other',
    );
  }),
  conforms(sendConfirmCode, 200, 'sends a code to the bound phone for any holder of the token', async (context) => {
    const { session } = await mover(context, '0912300010');
    await context.advance(61);
    const sent = await session.visitor.call(sendConfirmCode, { Lang: 'zh-tw' }, { token: session.token });
    expectEqual(sent, { RemainingTime: 60 }, 'answer');
  }),
  ...[sendConfirmCode, verifyConfirmCode].map((contract) =>
    conforms(contract, 200114, 'refuses a player without a phone', async (context) => {
      const { visitor, token } = await context.guest();
      const input = contract === sendConfirmCode ? { Lang: 'zh-tw' } : { ValidateCode: '000000' };
      expectEqual(subCode(await visitor.ask(contract, input, { token })), wrapped(200114), 'code');
    }),
  ),
  conforms(sendConfirmCode, 200029, 'refuses a second code within 60 seconds', async (context) => {
    const { session } = await mover(context, '0912300011');
    const send = () => session.visitor.ask(sendConfirmCode, { Lang: 'zh-tw' }, { token: session.token });
    expectEqual((await send()).Code, 200, 'the first of this browser');
    expectEqual(subCode(await send()), wrapped(200029), 'at once');
  }),
  conforms(sendConfirmCode, 200030, 'refuses a sixth code in a day to a number', async (context) => {
    const { session } = await mover(context, '0912300012');
    const send = () => session.visitor.ask(sendConfirmCode, { Lang: 'zh-tw' }, { token: session.token });
    for (let sent = 0; sent < 5; sent += 1) {
      expectEqual((await send()).Code, 200, `code ${sent + 1}`);
      await context.advance(61);
    }
    expectEqual(subCode(await send()), wrapped(200030), 'the sixth');
  }),
  conforms(sendConfirmCode, 200035, 'counts with the account’s other codes', async (context) => {
    const { session, send } = await mover(context, '0912300013');
    await confirmByCode(context, session, '0912300013');
    for (let sent = 1; sent < 10; sent += 1) await send(`09123002${String(sent).padStart(2, '0')}`);
    await context.advance(61);
    const last = await session.visitor.ask(sendConfirmCode, { Lang: 'zh-tw' }, { token: session.token });
    expectEqual(subCode(last), wrapped(200035), 'the eleventh');
    await context.advance(DAY + 1);
  }),
  conforms(sendConfirmCode, 200031, 'refuses the number of a banned account', async (context) => {
    const { session } = await mover(context, '0912300014');
    await context.advance(61);
    const { Token } = await context.prove('0912300014');
    const other = context.visitor();
    const csrfToken = await other.csrfToken();
    const second = await other.call(choosePhoneAccount, { Token, PlayerID: '', csrfToken });
    await context.setState(second.playerID, { Disabled: true });
    await context.advance(61);
    const sent = await session.visitor.ask(sendConfirmCode, { Lang: 'zh-tw' }, { token: session.token });
    expectEqual(subCode(sent), wrapped(200031), 'code');
  }),
  ...[sendConfirmCode, sendEmailCode].map((contract) =>
    conforms(contract, 200063, 'counts with all codes of a device: twenty a day', async (context) => {
      await context.advance(DAY + 1);
      const visitor = context.visitor();
      const [tens, phones] =
        contract === sendConfirmCode
          ? ([30, ['0912300020', '0912300021', '0912300022']] as const)
          : ([50, ['0912300023', '0912300024', '0912300025']] as const);
      for (const [at, phone] of phones.slice(0, 2).entries()) {
        const session = await context.member(phone, visitor);
        await confirmByCode(context, session, phone);
        for (let sent = 0; sent < 9; sent += 1) {
          const PhoneNumber = `09123003${tens + at * 10 + sent}`;
          await visitor.call(sendBindCode, { CountryCode: 886, PhoneNumber, Lang: 'zh-tw' }, { token: session.token });
        }
      }
      const { token } = await context.member(phones[2], visitor);
      await context.advance(61);
      const answer =
        contract === sendConfirmCode
          ? await visitor.ask(contract, { Lang: 'zh-tw' }, { token })
          : await visitor.ask(contract, { Email: 'device@example.org', Lang: 'zh_tw' }, { token });
      expectEqual(answer.Result['Code'] ?? answer.Code, 200063, 'the twenty-first');
    }),
  ),
  conforms(verifyConfirmCode, 200, 'returns the end of the confirmation', async (context) => {
    const { session } = await mover(context, '0912300016');
    await context.advance(61);
    await session.visitor.call(sendConfirmCode, { Lang: 'zh-tw' }, { token: session.token });
    const ValidateCode = await context.codeFor('0912300016');
    const { Until } = await session.visitor.call(verifyConfirmCode, { ValidateCode }, { token: session.token });
    const login = await (await session.openSocket('lobby')).call(heartbeat, {});
    const left = (Date.parse(Until) - Date.parse(login.ServerTime)) / 1000;
    expect(left > CODE_LIFE - 30 && left <= CODE_LIFE, `ten minutes: ${left} s`);
  }),
  conforms(verifyConfirmCode, 200032, 'counts a wrong code as one of three tries', async (context) => {
    const { session } = await mover(context, '0912300017');
    await context.advance(61);
    await session.visitor.call(sendConfirmCode, { Lang: 'zh-tw' }, { token: session.token });
    const code = await context.codeFor('0912300017');
    const ask = (ValidateCode: string) =>
      session.visitor.ask(verifyConfirmCode, { ValidateCode }, { token: session.token });
    const wrong = await ask(wrongOf(code));
    expectEqual([subCode(wrong), wrong.Result['RemainingTime']], [wrapped(200032), 2], 'the first');
    expectEqual((await ask(code)).Code, 200, 'the right one');
  }),
  conforms(verifyConfirmCode, 200062, 'refuses a code after three wrong tries', async (context) => {
    const { session } = await mover(context, '0912300018');
    await context.advance(61);
    await session.visitor.call(sendConfirmCode, { Lang: 'zh-tw' }, { token: session.token });
    const code = await context.codeFor('0912300018');
    const ask = (ValidateCode: string) =>
      session.visitor.ask(verifyConfirmCode, { ValidateCode }, { token: session.token });
    for (let tries = 0; tries < 3; tries += 1) await ask(wrongOf(code));
    expectEqual(subCode(await ask(code)), wrapped(200062), 'the right one afterwards');
  }),
  conforms(verifyConfirmCode, 200056, 'refuses a code of another session, and a sign-in code', async (context) => {
    const { session } = await mover(context, '0912300019');
    const login = await context.codeFor('0912300019');
    const ask = ({ visitor, token }: typeof session, ValidateCode: string) =>
      visitor.ask(verifyConfirmCode, { ValidateCode }, { token });
    expectEqual(subCode(await ask(session, login)), wrapped(200056), 'the code of the sign-in');
    await context.advance(61);
    await session.visitor.call(sendConfirmCode, { Lang: 'zh-tw' }, { token: session.token });
    const ValidateCode = await context.codeFor('0912300019');
    const again = await context.member('0912300019');
    expectEqual(subCode(await ask(again, ValidateCode)), wrapped(200056), 'the code of another session');
  }),
];
