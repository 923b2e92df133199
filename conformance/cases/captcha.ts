import {
  checkBinding,
  receiveBindBonus,
  sendBindCode,
  sendLoginCode,
  verifyBindCode,
  verifyLoginCode,
} from '#protocol/endpoints/captcha.ts';
import { getOwnProfile } from '#protocol/endpoints/player.ts';
import { getWallet, walletChanged } from '#protocol/operations/user.ts';
import { bindPhone, confirmByCode } from '../account.ts';
import { getSession } from '#protocol/endpoints/auth.ts';
import type { EndpointRow } from '#protocol/endpoint.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual } from '../expectation.ts';
import type { Stage } from '../stage.ts';
import type { Answer, Visitor } from '../visitor.ts';

const DAY = 24 * 60 * 60;

/** One purpose of a code: how it is sent and tried, by whom. */
interface Purpose {
  readonly send: EndpointRow;
  readonly verify: EndpointRow;
  /** Numbers that only this purpose uses begin with it. */
  readonly prefix: string;
  open(stage: Stage): Promise<Applicant>;
}

interface Applicant {
  readonly visitor: Visitor;
  send(phone: string): Promise<Answer>;
  verify(phone: string, code: string): Promise<Answer>;
}

const login: Purpose = {
  send: sendLoginCode,
  verify: verifyLoginCode,
  prefix: '09121',
  open: async (stage) => {
    const visitor = stage.visitor();
    const common = { SiteID: 'dev', CountryCode: '886' };
    return {
      visitor,
      send: (PhoneNumber) => visitor.ask(sendLoginCode, { ...common, PhoneNumber, Lang: 'zh_tw' }),
      verify: (PhoneNumber, ValidateCode) => visitor.ask(verifyLoginCode, { ...common, PhoneNumber, ValidateCode }),
    };
  },
};

const bind: Purpose = {
  send: sendBindCode,
  verify: verifyBindCode,
  prefix: '09122',
  open: async (stage) => {
    const visitor = stage.visitor();
    let { token } = await stage.guest(visitor);
    const common = { CountryCode: 886 };
    return {
      visitor,
      // The first phone wants a sign-in of the last ten minutes.
      send: async (PhoneNumber) => {
        ({ token } = await stage.guest(visitor));
        return visitor.ask(sendBindCode, { ...common, PhoneNumber, Lang: 'zh-tw' }, { token });
      },
      verify: (PhoneNumber, ValidateCode) =>
        visitor.ask(verifyBindCode, { ...common, PhoneNumber, ValidateCode }, { token }),
    };
  },
};

/** The sub-code of a wrapped failure. */
const subCode = (answer: Answer): unknown => [answer.status, answer.Code, answer.Result['Code']];
const wrapped = (code: number): unknown => [200, 100001, code];
const phoneOf = (purpose: Purpose, number: number): string => `${purpose.prefix}${String(number).padStart(5, '0')}`;
const wrongOf = (code: string): string => (code === '000000' ? '111111' : '000000');

const casesOf = (purpose: Purpose): readonly ConformanceCase[] => [
  conforms(purpose.send, 100001, 'wants a Taiwanese mobile number, with or without its 0', async (stage) => {
    await stage.advance(DAY + 1);
    const applicant = await purpose.open(stage);
    for (const phone of ['12345', '0812345678', '091234567', '']) {
      expectEqual(subCode(await applicant.send(phone)), wrapped(100001), `"${phone}"`);
    }
    const phone = phoneOf(purpose, 1);
    expectEqual((await applicant.send(phone.slice(1))).Code, 200, 'without its 0');
    expect((await stage.codeFor(phone)).length === 6, 'a code in the outbox, to the whole number');
  }),
  conforms(purpose.send, 200, 'sends six digits and says when the next may be sent', async (stage) => {
    await stage.advance(DAY + 1);
    const applicant = await purpose.open(stage);
    const sent = await applicant.send(phoneOf(purpose, 2));
    expectEqual([sent.Code, sent.Result], [200, { RemainingTime: 60 }], 'answer');
  }),
  conforms(purpose.send, 200029, 'refuses another within 60 seconds', async (stage) => {
    await stage.advance(DAY + 1);
    const applicant = await purpose.open(stage);
    const phone = phoneOf(purpose, 3);
    await applicant.send(phone);
    const again = await applicant.send(phone);
    expectEqual(subCode(again), wrapped(200029), 'at once');
    expect(Number(again.Result['RemainingTime']) > 0, 'seconds to wait');
    await stage.advance(61);
    expectEqual((await applicant.send(phone)).Code, 200, 'a minute later');
  }),
  conforms(purpose.send, 200030, 'sends five a day to a number', async (stage) => {
    await stage.advance(DAY + 1);
    const phone = phoneOf(purpose, 4);
    const applicant = await purpose.open(stage);
    for (let sent = 0; sent < 5; sent += 1) {
      expectEqual((await applicant.send(phone)).Code, 200, `code ${sent + 1}`);
      await stage.advance(61);
    }
    expectEqual(subCode(await applicant.send(phone)), wrapped(200030), 'the sixth');
  }),
  conforms(purpose.send, 200035, 'sends ten a day for an address or account', async (stage) => {
    await stage.advance(DAY + 1);
    const applicant = await purpose.open(stage);
    for (let sent = 0; sent < 10; sent += 1) await applicant.send(phoneOf(purpose, 10 + sent));
    expectEqual(subCode(await applicant.send(phoneOf(purpose, 20))), wrapped(200035), 'the eleventh');
    await stage.advance(DAY + 1);
  }),
  conforms(purpose.send, 200031, 'sends none to the number of a banned account', async (stage) => {
    await stage.advance(DAY + 1);
    const owner = await stage.member(phoneOf(purpose, 30));
    await stage.setState(owner.playerID, { Disabled: true });
    await stage.advance(61);
    const applicant = await purpose.open(stage);
    expectEqual(subCode(await applicant.send(phoneOf(purpose, 30))), wrapped(200031), 'code');
  }),
  conforms(purpose.verify, 100001, 'wants a Taiwanese mobile number', async (stage) => {
    const applicant = await purpose.open(stage);
    expectEqual(subCode(await applicant.verify('12345', '000000')), wrapped(100001), 'code');
  }),
  conforms(purpose.verify, 200032, 'a wrong code costs one of three tries', async (stage) => {
    await stage.advance(DAY + 1);
    const phone = phoneOf(purpose, 40);
    const applicant = await purpose.open(stage);
    await applicant.send(phone);
    const code = await stage.codeFor(phone);
    for (const left of [2, 1]) {
      const wrong = await applicant.verify(phone, wrongOf(code));
      expectEqual([subCode(wrong), wrong.Result['RemainingTime']], [wrapped(200032), left], `${left} left`);
    }
    expectEqual((await applicant.verify(phone, code)).Code, 200, 'the right one at the third');
  }),
  conforms(purpose.verify, 200062, 'three wrong tries spend a code, even the right one then', async (stage) => {
    await stage.advance(DAY + 1);
    const phone = phoneOf(purpose, 41);
    const applicant = await purpose.open(stage);
    await applicant.send(phone);
    const code = await stage.codeFor(phone);
    await applicant.verify(phone, wrongOf(code));
    await applicant.verify(phone, wrongOf(code));
    expectEqual(subCode(await applicant.verify(phone, wrongOf(code))), wrapped(200062), 'the third wrong one');
    expectEqual(subCode(await applicant.verify(phone, code)), wrapped(200062), 'the right one afterwards');
  }),
  conforms(
    purpose.verify,
    200056,
    'knows no code that was not sent, was used or is older than 10 minutes',
    async (stage) => {
      await stage.advance(DAY + 1);
      const phone = phoneOf(purpose, 42);
      const applicant = await purpose.open(stage);
      expectEqual(subCode(await applicant.verify(phone, '123456')), wrapped(200056), 'never sent');
      await applicant.send(phone);
      const code = await stage.codeFor(phone);
      await stage.advance(601);
      expectEqual(subCode(await applicant.verify(phone, code)), wrapped(200056), 'eleven minutes old');
      await applicant.send(phone);
      const fresh = await stage.codeFor(phone);
      expectEqual((await applicant.verify(phone, fresh)).Code, 200, 'in time');
      expectEqual(subCode(await applicant.verify(phone, fresh)), wrapped(200056), 'used before');
    },
  ),
];

export const captchaCases: readonly ConformanceCase[] = [
  ...casesOf(login),
  ...casesOf(bind),
  ...[sendLoginCode, sendBindCode].map((row) =>
    conforms(row, 200063, 'sends twenty a day from a device', async (stage) => {
      await stage.advance(DAY + 1);
      const visitor = stage.visitor();
      const tens = row === sendLoginCode ? 20 : 50;
      for (const [member, ten] of [
        ['0912000106', tens],
        ['0912000107', tens + 10],
      ] as const) {
        const seat = await stage.member(member, visitor);
        const { token } = seat;
        await confirmByCode(stage, seat, member);
        for (let sent = 0; sent < 9; sent += 1) {
          const PhoneNumber = phoneOf(bind, 100 + ten + sent);
          await visitor.call(sendBindCode, { CountryCode: 886, PhoneNumber, Lang: 'zh-tw' }, { token });
        }
      }
      const { token } = await stage.guest(visitor);
      const last = { CountryCode: 886, PhoneNumber: phoneOf(bind, 200 + tens) };
      const answer =
        row === sendLoginCode
          ? await visitor.ask(row, { ...last, SiteID: 'dev', Lang: 'zh_tw' })
          : await visitor.ask(row, { ...last, Lang: 'zh-tw' }, { token });
      expectEqual(subCode(answer), wrapped(200063), 'the twenty-first');
    }),
  ),
  conforms(verifyLoginCode, 200, 'lists the accounts on the number by registration time', async (stage) => {
    const { players } = await stage.prove('0900000004');
    expectEqual(players, ['10000004', '10000005', '10000006'], 'accounts');
  }),
  conforms(verifyBindCode, 200, 'makes a guest a member of the same account', async (stage) => {
    await stage.advance(DAY + 1);
    const guest = await stage.guest();
    const common = { CountryCode: 886, PhoneNumber: phoneOf(bind, 50) };
    await guest.visitor.call(sendBindCode, { ...common, Lang: 'zh-tw' }, { token: guest.token });
    const ValidateCode = await stage.codeFor(common.PhoneNumber);
    await guest.visitor.call(verifyBindCode, { ...common, ValidateCode }, { token: guest.token });
    const session = await guest.visitor.call(getSession, {});
    expectEqual([session?.playerID, session?.player.tptType], [guest.playerID, [0, 6]], 'the account afterwards');
    await stage.advance(61);
    expectEqual((await stage.prove(common.PhoneNumber)).players, [guest.playerID], 'by phone from now on');
  }),
  conforms(verifyBindCode, 200031, 'binds no number whose account was banned meanwhile', async (stage) => {
    await stage.advance(DAY + 1);
    const common = { CountryCode: 886, PhoneNumber: phoneOf(bind, 51) };
    const owner = await stage.member(common.PhoneNumber);
    await stage.advance(61);
    const guest = await stage.guest();
    await guest.visitor.call(sendBindCode, { ...common, Lang: 'zh-tw' }, { token: guest.token });
    await stage.setState(owner.playerID, { Disabled: true });
    const ValidateCode = await stage.codeFor(common.PhoneNumber);
    const answer = await guest.visitor.ask(verifyBindCode, { ...common, ValidateCode }, { token: guest.token });
    expectEqual(subCode(answer), wrapped(200031), 'code');
  }),
  ...[sendBindCode, verifyBindCode].flatMap((row) => [
    conforms(row, 200082, 'binds no sixth account to a number', async (stage) => {
      await stage.advance(DAY + 1);
      const full = row === sendBindCode ? '0912000104' : '0912000105';
      const guest = await stage.guest();
      const common = { CountryCode: 886, PhoneNumber: full };
      if (row === verifyBindCode)
        await guest.visitor.call(sendBindCode, { ...common, Lang: 'zh-tw' }, { token: guest.token });
      const ValidateCode = row === verifyBindCode ? await stage.codeFor(full) : '';
      await stage.advance(61);
      await stage.accounts(full, 5);
      const input = row === sendBindCode ? { ...common, Lang: 'zh-tw' } : { ...common, ValidateCode };
      expectEqual(subCode(await guest.visitor.ask(row, input, { token: guest.token })), wrapped(200082), 'code');
    }),
  ]),
  conforms(sendBindCode, 200035, 'counts a member by the account, wherever it asks from', async (stage) => {
    await stage.advance(DAY + 1);
    const seat = await stage.member('0941000083');
    await confirmByCode(stage, seat, '0941000083');
    const { token } = seat;
    const send = (number: number) => {
      const PhoneNumber = phoneOf(bind, 400 + number);
      return stage.visitor().ask(sendBindCode, { CountryCode: 886, PhoneNumber, Lang: 'zh-tw' }, { token });
    };
    for (let sent = 1; sent < 10; sent += 1) expectEqual((await send(sent)).Code, 200, `code ${sent + 1}`);
    expectEqual(subCode(await send(10)), wrapped(200035), 'the eleventh');
    const guest = await stage.guest();
    const own = { CountryCode: 886, PhoneNumber: phoneOf(bind, 411), Lang: 'zh-tw' };
    await guest.visitor.call(sendBindCode, own, { token: guest.token });
  }),

  conforms(checkBinding, 200, 'tells the number, the accounts on it and the codes left', async (stage) => {
    await stage.advance(DAY + 1);
    const seat = await stage.guest();
    const check = () => seat.visitor.call(checkBinding, {}, { token: seat.token });
    const common = { CountryCode: 886, BindLimit: 5, Bonus: 20_000 };
    const before = await check();
    expectEqual([before.PhoneNumber, before.BindCount, before.CanReceive], ['', 0, false], 'as a guest');
    await bindPhone(stage, seat, '0941000080');
    const bound = await check();
    const wanted = { PhoneNumber: '0941000**0', BindCount: 1, CodesLeft: 4, CanReceive: true };
    expectEqual({ ...bound, ...common }, bound, 'what never changes');
    expectEqual({ ...bound, ...wanted }, bound, 'with a phone');
    await stage.advance(61);
    await stage.accounts('0941000080', 2);
    const more = await check();
    expectEqual([more.BindCount, more.CodesLeft], [3, 3], 'with two more accounts, and a code for signing in');
    await stage.advance(DAY / 2);
    await seat.visitor.call(getOwnProfile, {}, { token: seat.token });
    await stage.advance(DAY / 2 + 1);
    expectEqual((await check()).CodesLeft, 5, 'a day later');
  }),
  conforms(receiveBindBonus, 200, 'gives the gold once, and tells the new balance', async (stage) => {
    const seat = await stage.guest();
    await bindPhone(stage, seat, '0941000081');
    const line = await seat.line('lobby');
    const before = await line.call(getWallet, {});
    const { Bonus } = await seat.visitor.call(receiveBindBonus, { Screen: '綁定手機' }, { token: seat.token });
    expectEqual(Bonus, 20_000, 'bonus');
    expectEqual((await line.push(walletChanged)).result.Gold, before.Gold + Bonus, 'the push');
    expectEqual((await line.call(getWallet, {})).Gold, before.Gold + Bonus, 'the wallet');
  }),
  conforms(receiveBindBonus, 300012, 'gives nothing a second time, however many ask at once', async (stage) => {
    const seat = await stage.guest();
    await bindPhone(stage, seat, '0941000082');
    const ask = () => seat.visitor.ask(receiveBindBonus, { Screen: '綁定手機' }, { token: seat.token });
    const answers = await Promise.all([ask(), ask(), ask()]);
    expectEqual(answers.filter(({ Code }) => Code === 200).length, 1, 'who got it');
    expectEqual(subCode(await ask()), wrapped(300012), 'again');
    const { Gold } = await (await seat.line('lobby')).call(getWallet, {});
    expectEqual(Gold, 30_000, 'the wallet');
  }),
  conforms(receiveBindBonus, 300013, 'gives nothing before a phone is bound', async (stage) => {
    const { visitor, token } = await stage.guest();
    expectEqual(subCode(await visitor.ask(receiveBindBonus, { Screen: '' }, { token })), wrapped(300013), 'code');
  }),
];
