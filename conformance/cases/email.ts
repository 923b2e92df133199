import { getSession } from '#protocol/endpoints/auth.ts';
import { getOutbox } from '#protocol/endpoints/dev.ts';
import { bindEmail, checkEmail, sendEmailCode } from '#protocol/endpoints/email.ts';
import { getOwnProfile } from '#protocol/endpoints/player.ts';
import { confirmByCode, proveEmail } from '../account.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual } from '../expectation.ts';
import type { TestSession, TestContext } from '../testContext.ts';

const DAY = 24 * 60 * 60;

/** A freshly signed-in member on a phone that no other case uses, on a day with codes left. */
async function member(context: TestContext, phone: string): Promise<TestSession> {
  await context.advance(DAY + 1);
  return context.member(phone);
}
const send = ({ visitor, token }: TestSession, Email: string) =>
  visitor.ask(sendEmailCode, { Email, Lang: 'zh_tw' }, { token });
const bind = ({ visitor, token }: TestSession, Email: string, ValidateCode: string) =>
  visitor.ask(bindEmail, { Email, ValidateCode }, { token });
const wrongOf = (code: string): string => (code === '000000' ? '111111' : '000000');
const lastText = async (context: TestContext, to: string): Promise<string> =>
  (await context.visitor().call(getOutbox, { to })).List[0]?.Text ?? '';

export const emailCases: readonly ConformanceCase[] = [
  conforms(checkEmail, 200, 'is empty until an address is bound', async (context) => {
    const testSession = await member(context, '0912400001');
    const check = () => testSession.visitor.call(checkEmail, {}, { token: testSession.token });
    expectEqual(await check(), { Email: '' }, 'before');
    await proveEmail(context, testSession, 'check@example.org');
    expectEqual(await check(), { Email: 'check@example.org' }, 'after');
  }),
  conforms(
    bindEmail,
    200,
    'binds an address in small letters, and shows it in session and profile',
    async (context) => {
      const testSession = await member(context, '0912400002');
      await send(testSession, ' Night.Cat@Example.org ');
      const answer = await bind(testSession, 'NIGHT.cat@example.org', await context.codeFor('night.cat@example.org'));
      expectEqual([answer.Code, answer.Result], [0, { Email: 'night.cat@example.org' }], 'answer');
      const profile = await testSession.visitor.call(getOwnProfile, {}, { token: testSession.token });
      expectEqual(profile.player.email, 'night.cat@example.org', 'profile');
      const session = await testSession.visitor.call(getSession, {});
      expectEqual(session?.user.email, 'night.cat@example.org', 'session');
    },
  ),
  conforms(bindEmail, 100000, 'names the field of an invalid address or code', async (context) => {
    const testSession = await context.guest();
    for (const wrong of ['', 'night.cat', 'night cat@example.org', `${'a'.repeat(250)}@example.org`]) {
      const answer = await bind(testSession, wrong, '000000');
      expectEqual([answer.Code, answer.Result['Field']], [100000, 'Email'], wrong.slice(0, 20));
    }
    const bare = await testSession.visitor.ask(bindEmail, { Email: 'a@example.org' }, { token: testSession.token });
    expectEqual([bare.Code, bare.Result['Field']], [100000, 'ValidateCode'], 'without a code');
  }),
  ...[sendEmailCode, bindEmail].map((contract) =>
    conforms(contract, 300008, 'refuses guests', async (context) => {
      const testSession = await context.guest();
      const asked =
        contract === bindEmail
          ? bind(testSession, 'guest@example.org', '000000')
          : send(testSession, 'guest@example.org');
      expectEqual((await asked).Code, 300008, 'code');
    }),
  ),
  conforms(bindEmail, 200056, 'refuses a code for another address, or one older than 10 minutes', async (context) => {
    const testSession = await member(context, '0912400003');
    expectEqual((await bind(testSession, 'never@example.org', '123456')).Code, 200056, 'never sent');
    await send(testSession, 'one@example.org');
    const code = await context.codeFor('one@example.org');
    expectEqual((await bind(testSession, 'other@example.org', code)).Code, 200056, 'the code of another address');
    await context.advance(601);
    expectEqual((await bind(testSession, 'one@example.org', code)).Code, 200056, 'eleven minutes old');
  }),
  conforms(bindEmail, 200032, 'counts a wrong code as one of three tries', async (context) => {
    const testSession = await member(context, '0912400004');
    await send(testSession, 'tries@example.org');
    const code = await context.codeFor('tries@example.org');
    const wrong = await bind(testSession, 'tries@example.org', wrongOf(code));
    expectEqual([wrong.Code, wrong.Result['RemainingTime']], [200032, 2], 'the first');
    expectEqual((await bind(testSession, 'tries@example.org', code)).Code, 0, 'the right one');
  }),
  conforms(bindEmail, 200062, 'refuses a code after three wrong tries', async (context) => {
    const testSession = await member(context, '0912400005');
    await send(testSession, 'spent@example.org');
    const code = await context.codeFor('spent@example.org');
    for (let tries = 0; tries < 3; tries += 1) await bind(testSession, 'spent@example.org', wrongOf(code));
    expectEqual((await bind(testSession, 'spent@example.org', code)).Code, 200062, 'the right one afterwards');
  }),
  conforms(
    bindEmail,
    300012,
    'binds an address to one player, and shows that only after the right code',
    async (context) => {
      await context.advance(DAY + 1);
      const [one, two] = await context.members(['0912400006', '0912400007']);
      if (one === undefined || two === undefined) throw new Error('two members');
      await send(one, 'raced@example.org');
      const first = await context.codeFor('raced@example.org');
      await context.advance(61);
      await send(two, 'raced@example.org');
      const second = await context.codeFor('raced@example.org');
      expectEqual((await bind(one, 'raced@example.org', first)).Code, 0, 'the first');
      expectEqual((await bind(two, 'raced@example.org', second)).Code, 300012, 'the second');
    },
  ),
  conforms(
    sendEmailCode,
    200,
    'answers the same for a free and a taken address, also at each try of a code',
    async (context) => {
      const owner = await member(context, '0912400008');
      await proveEmail(context, owner, 'known@example.org');
      await context.advance(61);
      const stranger = await context.member('0912400009');
      const answers = async (Email: string) => [
        (await send(stranger, Email)).reply.text,
        (await bind(stranger, Email, '000000')).reply.text,
        (await bind(stranger, Email, '000001')).reply.text,
        (await bind(stranger, Email, '000002')).reply.text,
      ];
      expectEqual(await answers('known@example.org'), await answers('free@example.org'), 'what is answered');
      const text = await lastText(context, 'known@example.org');
      expect(!/\d{6}/.test(text) && text.includes('已綁定'), `no code in the mail: ${text}`);
    },
  ),
  ...[sendEmailCode, bindEmail].map((contract) =>
    conforms(contract, 300015, 'refuses a second address', async (context) => {
      const testSession = await member(context, contract === bindEmail ? '0912400010' : '0912400011');
      await proveEmail(context, testSession, `${contract.name.toLowerCase()}@example.org`);
      const again =
        contract === bindEmail
          ? bind(testSession, 'twice@example.org', '000000')
          : send(testSession, 'twice@example.org');
      expectEqual((await again).Code, 300015, 'another');
    }),
  ),
  conforms(sendEmailCode, 300030, 'requires a sign-in or a code of the last ten minutes', async (context) => {
    const testSession = await member(context, '0912400012');
    await context.advance(601);
    expectEqual((await send(testSession, 'late@example.org')).Code, 300030, 'an old sign-in');
    await confirmByCode(context, testSession, '0912400012');
    expectEqual((await send(testSession, 'late@example.org')).Code, 200, 'with a code to the phone');
  }),
  conforms(sendEmailCode, 200029, 'refuses a second code within 60 seconds', async (context) => {
    const testSession = await member(context, '0912400013');
    await send(testSession, 'soon@example.org');
    expectEqual((await send(testSession, 'soon@example.org')).Code, 200029, 'at once');
  }),
  conforms(sendEmailCode, 200030, 'refuses a sixth code in a day to an address', async (context) => {
    const testSession = await member(context, '0912400014');
    for (let sent = 0; sent < 5; sent += 1) {
      expectEqual((await send(testSession, 'often@example.org')).Code, 200, `code ${sent + 1}`);
      await context.advance(61);
    }
    expectEqual((await send(testSession, 'often@example.org')).Code, 200030, 'the sixth');
  }),
  conforms(sendEmailCode, 200035, 'refuses an eleventh code in a day for an account', async (context) => {
    const testSession = await member(context, '0912400015');
    for (let sent = 0; sent < 10; sent += 1) await send(testSession, `many${sent}@example.org`);
    await context.advance(61);
    expectEqual((await send(testSession, 'many10@example.org')).Code, 200035, 'the eleventh');
    await context.advance(DAY + 1);
  }),
];
