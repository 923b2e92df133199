import { choosePhoneAccount } from '#protocol/endpoints/auth.ts';
import { sendBindCode, sendConfirmCode, verifyBindCode, verifyConfirmCode } from '#protocol/endpoints/captcha.ts';
import { getOutbox } from '#protocol/endpoints/dev.ts';
import { sendEmailCode } from '#protocol/endpoints/email.ts';
import { heartbeat } from '#protocol/operations/connection.ts';
import { newMail } from '#protocol/operations/mail.ts';
import { confirmByCode } from '../account.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual } from '../expectation.ts';
import type { Stage } from '../stage.ts';
import type { Answer } from '../visitor.ts';

const DAY = 24 * 60 * 60;

/** The sub-code of a wrapped failure. */
const subCode = (answer: Answer): unknown => [answer.status, answer.Code, answer.Result['Code']];
const wrapped = (code: number): unknown => [200, 100001, code];
const wrongOf = (code: string): string => (code === '000000' ? '111111' : '000000');

const CODE_LIFE = 10 * 60;

/** A member on a phone of its own, on a day that has codes left, and the ways to move to another number. */
async function mover(stage: Stage, phone: string) {
  await stage.advance(DAY + 1);
  const seat = await stage.member(phone);
  const { visitor, token } = seat;
  return {
    seat,
    send: (PhoneNumber: string) =>
      visitor.ask(sendBindCode, { CountryCode: 886, PhoneNumber, Lang: 'zh-tw' }, { token }),
    verify: async (PhoneNumber: string) => {
      const ValidateCode = await stage.codeFor(PhoneNumber);
      return visitor.ask(verifyBindCode, { CountryCode: 886, PhoneNumber, ValidateCode }, { token });
    },
  };
}
const textsTo = async (stage: Stage, to: string): Promise<readonly string[]> =>
  (await stage.visitor().call(getOutbox, { to })).List.map(({ Text }) => Text);

/** A token alone moves no account to another number, and makes nobody's own number a way in. */
export const captchaMoveCases: readonly ConformanceCase[] = [
  conforms(
    sendBindCode,
    300031,
    'moves no bound phone without a code to it, however fresh the sign-in',
    async (stage) => {
      const { seat, send } = await mover(stage, '0912300001');
      await stage.advance(61);
      expectEqual(subCode(await send('0912300002')), wrapped(300031), 'at once');
      await confirmByCode(stage, seat, '0912300001');
      await stage.advance(CODE_LIFE + 1);
      expectEqual(subCode(await send('0912300002')), wrapped(300031), 'with a code of eleven minutes ago');
    },
  ),
  conforms(sendBindCode, 300015, 'does not move a phone to itself', async (stage) => {
    const { seat, send } = await mover(stage, '0912300003');
    await confirmByCode(stage, seat, '0912300003');
    await stage.advance(61);
    expectEqual(subCode(await send('0912300003')), wrapped(300015), 'code');
  }),
  conforms(sendBindCode, 300030, 'binds a first phone only soon after a sign-in', async (stage) => {
    await stage.advance(DAY + 1);
    const { visitor, token } = await stage.guest();
    await stage.advance(CODE_LIFE + 1);
    const input = { CountryCode: 886, PhoneNumber: '0912300004', Lang: 'zh-tw' };
    expectEqual(subCode(await visitor.ask(sendBindCode, input, { token })), wrapped(300030), 'an old one');
    const again = await stage.guest(visitor);
    expectEqual((await visitor.ask(sendBindCode, input, { token: again.token })).Code, 200, 'a new one');
  }),
  conforms(
    verifyBindCode,
    200,
    'moves the phone by a code to each number, and tells both and who is signed in',
    async (stage) => {
      const { seat, send, verify } = await mover(stage, '0912300005');
      const line = await seat.line('lobby');
      await confirmByCode(stage, seat, '0912300005');
      expectEqual((await send('0912300006')).Code, 200, 'the code to the new number');
      expectEqual((await verify('0912300006')).Result, { Phone: '0912300**6' }, 'the answer');
      for (const to of ['0912300005', '0912300006']) {
        const [text = ''] = await textsTo(stage, to);
        expect(text.includes('0912300**5') && text.includes('0912300**6'), `a text to ${to}: ${text}`);
      }
      expectEqual((await line.push(newMail)).result.Mail.Title.zh_tw, '綁定手機已變更', 'the mail');
      await stage.advance(61);
      expectEqual((await stage.prove('0912300005')).players, [], 'the old number');
      await stage.advance(61);
      expectEqual((await stage.prove('0912300006')).players, [seat.playerID], 'the new number');
    },
  ),
  conforms(verifyBindCode, 300031, 'moves once for each code to the old number', async (stage) => {
    const { seat, send, verify } = await mover(stage, '0912300007');
    await confirmByCode(stage, seat, '0912300007');
    for (const to of ['0912300008', '0912300009']) expectEqual((await send(to)).Code, 200, `a code to ${to}`);
    const codes = await Promise.all([verify('0912300008'), verify('0912300009')]);
    expectEqual(codes.filter(({ Code }) => Code === 200).length, 1, 'who moved it');
    expectEqual(
      codes.filter(({ Code }) => Code !== 200).map((answer) => subCode(answer)),
      [wrapped(300031)],
      'the other',
    );
  }),
  conforms(sendConfirmCode, 200, 'sends a code to the bound phone, whoever holds the token', async (stage) => {
    const { seat } = await mover(stage, '0912300010');
    await stage.advance(61);
    const sent = await seat.visitor.call(sendConfirmCode, { Lang: 'zh-tw' }, { token: seat.token });
    expectEqual(sent, { RemainingTime: 60 }, 'answer');
  }),
  ...[sendConfirmCode, verifyConfirmCode].map((row) =>
    conforms(row, 200114, 'is nothing for who has no phone', async (stage) => {
      const { visitor, token } = await stage.guest();
      const input = row === sendConfirmCode ? { Lang: 'zh-tw' } : { ValidateCode: '000000' };
      expectEqual(subCode(await visitor.ask(row, input, { token })), wrapped(200114), 'code');
    }),
  ),
  conforms(sendConfirmCode, 200029, 'sends none within 60 seconds', async (stage) => {
    const { seat } = await mover(stage, '0912300011');
    const send = () => seat.visitor.ask(sendConfirmCode, { Lang: 'zh-tw' }, { token: seat.token });
    expectEqual(subCode(await send()), wrapped(200029), 'after the code of the sign-in');
  }),
  conforms(sendConfirmCode, 200030, 'sends five a day to a number', async (stage) => {
    const { seat } = await mover(stage, '0912300012');
    const send = () => seat.visitor.ask(sendConfirmCode, { Lang: 'zh-tw' }, { token: seat.token });
    for (let sent = 1; sent < 5; sent += 1) {
      await stage.advance(61);
      expectEqual((await send()).Code, 200, `code ${sent + 1}`);
    }
    await stage.advance(61);
    expectEqual(subCode(await send()), wrapped(200030), 'the sixth');
  }),
  conforms(sendConfirmCode, 200035, 'counts with the account’s other codes', async (stage) => {
    const { seat, send } = await mover(stage, '0912300013');
    await confirmByCode(stage, seat, '0912300013');
    for (let sent = 1; sent < 10; sent += 1) await send(`09123002${String(sent).padStart(2, '0')}`);
    await stage.advance(61);
    const last = await seat.visitor.ask(sendConfirmCode, { Lang: 'zh-tw' }, { token: seat.token });
    expectEqual(subCode(last), wrapped(200035), 'the eleventh');
    await stage.advance(DAY + 1);
  }),
  conforms(sendConfirmCode, 200031, 'sends none to the number of a banned account', async (stage) => {
    const { seat } = await mover(stage, '0912300014');
    await stage.advance(61);
    const { Token } = await stage.prove('0912300014');
    const other = stage.visitor();
    const csrfToken = await other.csrfToken();
    const second = await other.call(choosePhoneAccount, { Token, PlayerID: '', csrfToken });
    await stage.setState(second.playerID, { Disabled: true });
    await stage.advance(61);
    const sent = await seat.visitor.ask(sendConfirmCode, { Lang: 'zh-tw' }, { token: seat.token });
    expectEqual(subCode(sent), wrapped(200031), 'code');
  }),
  ...[sendConfirmCode, sendEmailCode].map((row) =>
    conforms(row, 200063, 'counts with all that a device asks for: twenty a day', async (stage) => {
      await stage.advance(DAY + 1);
      const visitor = stage.visitor();
      const [tens, phones] =
        row === sendConfirmCode
          ? ([30, ['0912300020', '0912300021', '0912300022']] as const)
          : ([50, ['0912300023', '0912300024', '0912300025']] as const);
      for (const [at, phone] of phones.slice(0, 2).entries()) {
        const seat = await stage.member(phone, visitor);
        await confirmByCode(stage, seat, phone);
        for (let sent = 0; sent < 9; sent += 1) {
          const PhoneNumber = `09123003${tens + at * 10 + sent}`;
          await visitor.call(sendBindCode, { CountryCode: 886, PhoneNumber, Lang: 'zh-tw' }, { token: seat.token });
        }
      }
      const { token } = await stage.member(phones[2], visitor);
      await stage.advance(61);
      const answer =
        row === sendConfirmCode
          ? await visitor.ask(row, { Lang: 'zh-tw' }, { token })
          : await visitor.ask(row, { Email: 'device@example.org', Lang: 'zh_tw' }, { token });
      expectEqual(answer.Result['Code'] ?? answer.Code, 200063, 'the twenty-first');
    }),
  ),
  conforms(verifyConfirmCode, 200, 'says until when it counts', async (stage) => {
    const { seat } = await mover(stage, '0912300016');
    await stage.advance(61);
    await seat.visitor.call(sendConfirmCode, { Lang: 'zh-tw' }, { token: seat.token });
    const ValidateCode = await stage.codeFor('0912300016');
    const { Until } = await seat.visitor.call(verifyConfirmCode, { ValidateCode }, { token: seat.token });
    const login = await (await seat.line('lobby')).call(heartbeat, {});
    const left = (Date.parse(Until) - Date.parse(login.ServerTime)) / 1000;
    expect(left > CODE_LIFE - 30 && left <= CODE_LIFE, `ten minutes: ${left} s`);
  }),
  conforms(verifyConfirmCode, 200032, 'a wrong code costs one of three tries', async (stage) => {
    const { seat } = await mover(stage, '0912300017');
    await stage.advance(61);
    await seat.visitor.call(sendConfirmCode, { Lang: 'zh-tw' }, { token: seat.token });
    const code = await stage.codeFor('0912300017');
    const ask = (ValidateCode: string) => seat.visitor.ask(verifyConfirmCode, { ValidateCode }, { token: seat.token });
    const wrong = await ask(wrongOf(code));
    expectEqual([subCode(wrong), wrong.Result['RemainingTime']], [wrapped(200032), 2], 'the first');
    expectEqual((await ask(code)).Code, 200, 'the right one');
  }),
  conforms(verifyConfirmCode, 200062, 'three wrong tries spend a code', async (stage) => {
    const { seat } = await mover(stage, '0912300018');
    await stage.advance(61);
    await seat.visitor.call(sendConfirmCode, { Lang: 'zh-tw' }, { token: seat.token });
    const code = await stage.codeFor('0912300018');
    const ask = (ValidateCode: string) => seat.visitor.ask(verifyConfirmCode, { ValidateCode }, { token: seat.token });
    for (let tries = 0; tries < 3; tries += 1) await ask(wrongOf(code));
    expectEqual(subCode(await ask(code)), wrapped(200062), 'the right one afterwards');
  }),
  conforms(verifyConfirmCode, 200056, 'knows no code of another session, nor one that signs in', async (stage) => {
    const { seat } = await mover(stage, '0912300019');
    const login = await stage.codeFor('0912300019');
    const ask = ({ visitor, token }: typeof seat, ValidateCode: string) =>
      visitor.ask(verifyConfirmCode, { ValidateCode }, { token });
    expectEqual(subCode(await ask(seat, login)), wrapped(200056), 'the code of the sign-in');
    await stage.advance(61);
    await seat.visitor.call(sendConfirmCode, { Lang: 'zh-tw' }, { token: seat.token });
    const ValidateCode = await stage.codeFor('0912300019');
    const again = await stage.member('0912300019');
    expectEqual(subCode(await ask(again, ValidateCode)), wrapped(200056), 'the code of another session');
  }),
];
