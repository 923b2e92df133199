import {
  checkBinding,
  receiveBindBonus,
  sendBindCode,
  sendLoginCode,
  verifyBindCode,
  verifyLoginCode,
} from '#protocol/endpoints/phoneCode.ts';
import { getOwnProfile } from '#protocol/endpoints/player.ts';
import { getWallet, walletChanged } from '#protocol/operations/wallet.ts';
import { bindPhone, confirmByCode } from '../account.ts';
import { getSession } from '#protocol/endpoints/auth.ts';
import type { EndpointContract } from '#protocol/endpoint.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual } from '../expectation.ts';
import type { TestContext } from '../testContext.ts';
import type { Answer, Visitor } from '../visitor.ts';

const DAY = 24 * 60 * 60;

/** A purpose of a code: how it is sent and tried. */
interface Purpose {
  readonly send: EndpointContract;
  readonly verify: EndpointContract;
  /** The prefix of the numbers that only this purpose uses. */
  readonly prefix: string;
  open(context: TestContext): Promise<Applicant>;
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
  open: async (context) => {
    const visitor = context.visitor();
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
  open: async (context) => {
    const visitor = context.visitor();
    let { token } = await context.guest(visitor);
    const common = { CountryCode: 886 };
    return {
      visitor,
      // The first phone needs a sign-in of the last ten minutes.
      send: async (PhoneNumber) => {
        ({ token } = await context.guest(visitor));
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
  conforms(purpose.send, 100001, 'requires a Taiwanese mobile number, with or without its 0', async (context) => {
    await context.advance(DAY + 1);
    const applicant = await purpose.open(context);
    for (const phone of ['12345', '0812345678', '091234567', '']) {
      expectEqual(subCode(await applicant.send(phone)), wrapped(100001), `"${phone}"`);
    }
    const phone = phoneOf(purpose, 1);
    expectEqual((await applicant.send(phone.slice(1))).Code, 200, 'without its 0');
    expect((await context.codeFor(phone)).length === 6, 'a code in the outbox, to the whole number');
  }),
  conforms(purpose.send, 200, 'sends six digits and returns the time until the next code', async (context) => {
    await context.advance(DAY + 1);
    const applicant = await purpose.open(context);
    const sent = await applicant.send(phoneOf(purpose, 2));
    expectEqual([sent.Code, sent.Result], [200, { RemainingTime: 60 }], 'answer');
  }),
  conforms(purpose.send, 200029, 'refuses a second code within 60 seconds', async (context) => {
    await context.advance(DAY + 1);
    const applicant = await purpose.open(context);
    const phone = phoneOf(purpose, 3);
    await applicant.send(phone);
    const again = await applicant.send(phone);
    expectEqual(subCode(again), wrapped(200029), 'at once');
    expect(Number(again.Result['RemainingTime']) > 0, 'seconds to wait');
    await context.advance(61);
    expectEqual((await applicant.send(phone)).Code, 200, 'a minute later');
  }),
  conforms(purpose.send, 200030, 'refuses a sixth code in a day to a number', async (context) => {
    await context.advance(DAY + 1);
    const phone = phoneOf(purpose, 4);
    const applicant = await purpose.open(context);
    for (let sent = 0; sent < 5; sent += 1) {
      expectEqual((await applicant.send(phone)).Code, 200, `code ${sent + 1}`);
      await context.advance(61);
    }
    expectEqual(subCode(await applicant.send(phone)), wrapped(200030), 'the sixth');
  }),
  conforms(purpose.send, 200035, 'refuses an eleventh code in a day for an address or account', async (context) => {
    await context.advance(DAY + 1);
    const applicant = await purpose.open(context);
    for (let sent = 0; sent < 10; sent += 1) await applicant.send(phoneOf(purpose, 10 + sent));
    expectEqual(subCode(await applicant.send(phoneOf(purpose, 20))), wrapped(200035), 'the eleventh');
    await context.advance(DAY + 1);
  }),
  conforms(
    purpose.verify,
    200031,
    'shows a ban to the holder of the code, and nothing to a stranger',
    async (context) => {
      await context.advance(DAY + 1);
      const phone = phoneOf(purpose, 30);
      const owner = await context.member(phone);
      await context.setState(owner.playerID, { Disabled: true });
      await context.advance(61);
      const applicant = await purpose.open(context);
      const sent = await applicant.send(phone);
      expectEqual([sent.Code, sent.Result], [200, { RemainingTime: 60 }], 'as to any number');
      const code = await context.codeFor(phone);
      expectEqual(subCode(await applicant.verify(phone, wrongOf(code))), wrapped(200032), 'a guess');
      expectEqual(subCode(await applicant.verify(phone, code)), wrapped(200031), 'the code');
    },
  ),
  conforms(purpose.verify, 100001, 'requires a Taiwanese mobile number', async (context) => {
    const applicant = await purpose.open(context);
    expectEqual(subCode(await applicant.verify('12345', '000000')), wrapped(100001), 'code');
  }),
  conforms(purpose.verify, 200032, 'counts a wrong code as one of three tries', async (context) => {
    await context.advance(DAY + 1);
    const phone = phoneOf(purpose, 40);
    const applicant = await purpose.open(context);
    await applicant.send(phone);
    const code = await context.codeFor(phone);
    for (const left of [2, 1]) {
      const wrong = await applicant.verify(phone, wrongOf(code));
      expectEqual([subCode(wrong), wrong.Result['RemainingTime']], [wrapped(200032), left], `${left} left`);
    }
    expectEqual((await applicant.verify(phone, code)).Code, 200, 'the right one at the third');
  }),
  conforms(purpose.verify, 200062, 'refuses a code after three wrong tries', async (context) => {
    await context.advance(DAY + 1);
    const phone = phoneOf(purpose, 41);
    const applicant = await purpose.open(context);
    await applicant.send(phone);
    const code = await context.codeFor(phone);
    await applicant.verify(phone, wrongOf(code));
    await applicant.verify(phone, wrongOf(code));
    expectEqual(subCode(await applicant.verify(phone, wrongOf(code))), wrapped(200062), 'the third wrong one');
    expectEqual(subCode(await applicant.verify(phone, code)), wrapped(200062), 'the right one afterwards');
  }),
  conforms(
    purpose.verify,
    200056,
    'refuses a code that was not sent, was used or is older than 10 minutes',
    async (context) => {
      await context.advance(DAY + 1);
      const phone = phoneOf(purpose, 42);
      const applicant = await purpose.open(context);
      expectEqual(subCode(await applicant.verify(phone, '123456')), wrapped(200056), 'never sent');
      await applicant.send(phone);
      const code = await context.codeFor(phone);
      await context.advance(601);
      expectEqual(subCode(await applicant.verify(phone, code)), wrapped(200056), 'eleven minutes old');
      await applicant.send(phone);
      const fresh = await context.codeFor(phone);
      expectEqual((await applicant.verify(phone, fresh)).Code, 200, 'in time');
      expectEqual(subCode(await applicant.verify(phone, fresh)), wrapped(200056), 'used before');
    },
  ),
];

export const phoneCodeCases: readonly ConformanceCase[] = [
  ...casesOf(login),
  ...casesOf(bind),
  ...[sendLoginCode, sendBindCode].map((contract) =>
    conforms(contract, 200063, 'refuses a twenty-first code in a day from a device', async (context) => {
      await context.advance(DAY + 1);
      const visitor = context.visitor();
      const tens = contract === sendLoginCode ? 20 : 50;
      for (const [member, ten] of [
        ['0912000106', tens],
        ['0912000107', tens + 10],
      ] as const) {
        const testSession = await context.member(member, visitor);
        const { token } = testSession;
        await confirmByCode(context, testSession, member);
        for (let sent = 0; sent < 9; sent += 1) {
          const PhoneNumber = phoneOf(bind, 100 + ten + sent);
          await visitor.call(sendBindCode, { CountryCode: 886, PhoneNumber, Lang: 'zh-tw' }, { token });
        }
      }
      const { token } = await context.guest(visitor);
      const last = { CountryCode: 886, PhoneNumber: phoneOf(bind, 200 + tens) };
      const answer =
        contract === sendLoginCode
          ? await visitor.ask(contract, { ...last, SiteID: 'dev', Lang: 'zh_tw' })
          : await visitor.ask(contract, { ...last, Lang: 'zh-tw' }, { token });
      expectEqual(subCode(answer), wrapped(200063), 'the twenty-first');
    }),
  ),
  conforms(verifyLoginCode, 200, 'lists the accounts on the number by registration time', async (context) => {
    const { players } = await context.prove('0900000004');
    expectEqual(players, ['10000004', '10000005', '10000006'], 'accounts');
  }),
  conforms(verifyBindCode, 200, 'makes a guest a member of the same account', async (context) => {
    await context.advance(DAY + 1);
    const guest = await context.guest();
    const common = { CountryCode: 886, PhoneNumber: phoneOf(bind, 50) };
    await guest.visitor.call(sendBindCode, { ...common, Lang: 'zh-tw' }, { token: guest.token });
    const ValidateCode = await context.codeFor(common.PhoneNumber);
    const bound = await guest.visitor.call(verifyBindCode, { ...common, ValidateCode }, { token: guest.token });
    const { CanReceive, Bonus } = await guest.visitor.call(checkBinding, {}, { token: guest.token });
    expectEqual([bound.Bonus, CanReceive], [Bonus, true], 'the bonus that waits, and whether it can be received');
    const session = await guest.visitor.call(getSession, {});
    expectEqual([session?.playerID, session?.player.tptType], [guest.playerID, [0, 6]], 'the account afterwards');
    await context.advance(61);
    expectEqual((await context.prove(common.PhoneNumber)).players, [guest.playerID], 'by phone from now on');
  }),
  conforms(verifyBindCode, 200031, 'refuses a number whose account was banned meanwhile', async (context) => {
    await context.advance(DAY + 1);
    const common = { CountryCode: 886, PhoneNumber: phoneOf(bind, 51) };
    const owner = await context.member(common.PhoneNumber);
    await context.advance(61);
    const guest = await context.guest();
    await guest.visitor.call(sendBindCode, { ...common, Lang: 'zh-tw' }, { token: guest.token });
    await context.setState(owner.playerID, { Disabled: true });
    const ValidateCode = await context.codeFor(common.PhoneNumber);
    const answer = await guest.visitor.ask(verifyBindCode, { ...common, ValidateCode }, { token: guest.token });
    expectEqual(subCode(answer), wrapped(200031), 'code');
  }),
  ...[sendBindCode, verifyBindCode].flatMap((contract) => [
    conforms(contract, 200082, 'refuses a sixth account on a number', async (context) => {
      await context.advance(DAY + 1);
      const full = contract === sendBindCode ? '0912000104' : '0912000105';
      const guest = await context.guest();
      const common = { CountryCode: 886, PhoneNumber: full };
      if (contract === verifyBindCode)
        await guest.visitor.call(sendBindCode, { ...common, Lang: 'zh-tw' }, { token: guest.token });
      const ValidateCode = contract === verifyBindCode ? await context.codeFor(full) : '';
      await context.advance(61);
      await context.accounts(full, 5);
      const input = contract === sendBindCode ? { ...common, Lang: 'zh-tw' } : { ...common, ValidateCode };
      expectEqual(subCode(await guest.visitor.ask(contract, input, { token: guest.token })), wrapped(200082), 'code');
    }),
  ]),
  conforms(sendBindCode, 200035, 'counts a member by the account, from any address', async (context) => {
    await context.advance(DAY + 1);
    const testSession = await context.member('0941000083');
    await confirmByCode(context, testSession, '0941000083');
    const { token } = testSession;
    const send = (number: number) => {
      const PhoneNumber = phoneOf(bind, 400 + number);
      return context.visitor().ask(sendBindCode, { CountryCode: 886, PhoneNumber, Lang: 'zh-tw' }, { token });
    };
    for (let sent = 1; sent < 10; sent += 1) expectEqual((await send(sent)).Code, 200, `code ${sent + 1}`);
    expectEqual(subCode(await send(10)), wrapped(200035), 'the eleventh');
    const guest = await context.guest();
    const own = { CountryCode: 886, PhoneNumber: phoneOf(bind, 411), Lang: 'zh-tw' };
    await guest.visitor.call(sendBindCode, own, { token: guest.token });
  }),

  conforms(checkBinding, 200, 'returns the number, the accounts on it and the codes left', async (context) => {
    await context.advance(DAY + 1);
    const testSession = await context.guest();
    const check = () => testSession.visitor.call(checkBinding, {}, { token: testSession.token });
    const common = { CountryCode: 886, BindLimit: 5, Bonus: 20_000 };
    const before = await check();
    expectEqual([before.PhoneNumber, before.BindCount, before.CanReceive], ['', 0, false], 'as a guest');
    await bindPhone(context, testSession, '0941000080');
    const bound = await check();
    const wanted = { PhoneNumber: '0941000**0', BindCount: 1, CodesLeft: 4, CanReceive: true };
    expectEqual({ ...bound, ...common }, bound, 'what never changes');
    expectEqual({ ...bound, ...wanted }, bound, 'with a phone');
    await context.advance(61);
    await context.accounts('0941000080', 2);
    const more = await check();
    expectEqual(
      [more.BindCount, more.CodesLeft],
      [3, 4],
      'with two more accounts; a code for another browser is not this one’s',
    );
    await context.advance(DAY / 2);
    await testSession.visitor.call(getOwnProfile, {}, { token: testSession.token });
    await context.advance(DAY / 2 + 1);
    expectEqual((await check()).CodesLeft, 5, 'a day later');
  }),
  conforms(receiveBindBonus, 200, 'gives the gold once, and pushes the new balance', async (context) => {
    const testSession = await context.guest();
    await bindPhone(context, testSession, '0941000081');
    const socket = await testSession.openSocket('lobby');
    const before = await socket.call(getWallet, {});
    const { Bonus } = await testSession.visitor.call(
      receiveBindBonus,
      { Screen: '綁定手機' },
      { token: testSession.token },
    );
    expectEqual(Bonus, 20_000, 'bonus');
    expectEqual((await socket.push(walletChanged)).result.Gold, before.Gold + Bonus, 'the push');
    expectEqual((await socket.call(getWallet, {})).Gold, before.Gold + Bonus, 'the wallet');
  }),
  conforms(receiveBindBonus, 300012, 'refuses any number of further claims at once', async (context) => {
    const testSession = await context.guest();
    await bindPhone(context, testSession, '0941000082');
    const ask = () => testSession.visitor.ask(receiveBindBonus, { Screen: '綁定手機' }, { token: testSession.token });
    const answers = await Promise.all([ask(), ask(), ask()]);
    expectEqual(answers.filter(({ Code }) => Code === 200).length, 1, 'who got it');
    expectEqual(subCode(await ask()), wrapped(300012), 'again');
    const { Gold } = await (await testSession.openSocket('lobby')).call(getWallet, {});
    expectEqual(Gold, 30_000, 'the wallet');
  }),
  conforms(receiveBindBonus, 300013, 'refuses a claim before a phone is bound', async (context) => {
    const { visitor, token } = await context.guest();
    expectEqual(subCode(await visitor.ask(receiveBindBonus, { Screen: '' }, { token })), wrapped(300013), 'code');
  }),
];
