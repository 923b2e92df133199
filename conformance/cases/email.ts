import { getSession } from '#protocol/endpoints/auth.ts';
import { getOutbox } from '#protocol/endpoints/dev.ts';
import { bindEmail, checkEmail, sendEmailCode } from '#protocol/endpoints/email.ts';
import { getOwnProfile } from '#protocol/endpoints/player.ts';
import { confirmByCode, proveEmail } from '../account.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual } from '../expectation.ts';
import type { Seat, Stage } from '../stage.ts';

const DAY = 24 * 60 * 60;

/** A member on a phone that no other case uses, freshly signed in, on a day that has codes left. */
async function member(stage: Stage, phone: string): Promise<Seat> {
  await stage.advance(DAY + 1);
  return stage.member(phone);
}
const send = ({ visitor, token }: Seat, Email: string) =>
  visitor.ask(sendEmailCode, { Email, Lang: 'zh_tw' }, { token });
const bind = ({ visitor, token }: Seat, Email: string, ValidateCode: string) =>
  visitor.ask(bindEmail, { Email, ValidateCode }, { token });
const wrongOf = (code: string): string => (code === '000000' ? '111111' : '000000');
const lastText = async (stage: Stage, to: string): Promise<string> =>
  (await stage.visitor().call(getOutbox, { to })).List[0]?.Text ?? '';

export const emailCases: readonly ConformanceCase[] = [
  conforms(checkEmail, 200, 'is empty until an address is bound', async (stage) => {
    const seat = await member(stage, '0912400001');
    const check = () => seat.visitor.call(checkEmail, {}, { token: seat.token });
    expectEqual(await check(), { Email: '' }, 'before');
    await proveEmail(stage, seat, 'check@example.org');
    expectEqual(await check(), { Email: 'check@example.org' }, 'after');
  }),
  conforms(bindEmail, 200, 'binds an address in small letters, which session and profile tell', async (stage) => {
    const seat = await member(stage, '0912400002');
    await send(seat, ' Night.Cat@Example.org ');
    const answer = await bind(seat, 'NIGHT.cat@example.org', await stage.codeFor('night.cat@example.org'));
    expectEqual([answer.Code, answer.Result], [0, { Email: 'night.cat@example.org' }], 'answer');
    const profile = await seat.visitor.call(getOwnProfile, {}, { token: seat.token });
    expectEqual(profile.player.email, 'night.cat@example.org', 'profile');
    const session = await seat.visitor.call(getSession, {});
    expectEqual(session?.user.email, 'night.cat@example.org', 'session');
  }),
  conforms(bindEmail, 100000, 'names the field of what is no address, and of what is no code', async (stage) => {
    const seat = await stage.guest();
    for (const wrong of ['', 'night.cat', 'night cat@example.org', `${'a'.repeat(250)}@example.org`]) {
      const answer = await bind(seat, wrong, '000000');
      expectEqual([answer.Code, answer.Result['Field']], [100000, 'Email'], wrong.slice(0, 20));
    }
    const bare = await seat.visitor.ask(bindEmail, { Email: 'a@example.org' }, { token: seat.token });
    expectEqual([bare.Code, bare.Result['Field']], [100000, 'ValidateCode'], 'without a code');
  }),
  ...[sendEmailCode, bindEmail].map((row) =>
    conforms(row, 300008, 'is for members', async (stage) => {
      const seat = await stage.guest();
      const asked = row === bindEmail ? bind(seat, 'guest@example.org', '000000') : send(seat, 'guest@example.org');
      expectEqual((await asked).Code, 300008, 'code');
    }),
  ),
  conforms(
    bindEmail,
    200056,
    'knows no code that was not sent to this address, or is older than 10 minutes',
    async (stage) => {
      const seat = await member(stage, '0912400003');
      expectEqual((await bind(seat, 'never@example.org', '123456')).Code, 200056, 'never sent');
      await send(seat, 'one@example.org');
      const code = await stage.codeFor('one@example.org');
      expectEqual((await bind(seat, 'other@example.org', code)).Code, 200056, 'the code of another address');
      await stage.advance(601);
      expectEqual((await bind(seat, 'one@example.org', code)).Code, 200056, 'eleven minutes old');
    },
  ),
  conforms(bindEmail, 200032, 'a wrong code costs one of three tries', async (stage) => {
    const seat = await member(stage, '0912400004');
    await send(seat, 'tries@example.org');
    const code = await stage.codeFor('tries@example.org');
    const wrong = await bind(seat, 'tries@example.org', wrongOf(code));
    expectEqual([wrong.Code, wrong.Result['RemainingTime']], [200032, 2], 'the first');
    expectEqual((await bind(seat, 'tries@example.org', code)).Code, 0, 'the right one');
  }),
  conforms(bindEmail, 200062, 'three wrong tries spend a code', async (stage) => {
    const seat = await member(stage, '0912400005');
    await send(seat, 'spent@example.org');
    const code = await stage.codeFor('spent@example.org');
    for (let tries = 0; tries < 3; tries += 1) await bind(seat, 'spent@example.org', wrongOf(code));
    expectEqual((await bind(seat, 'spent@example.org', code)).Code, 200062, 'the right one afterwards');
  }),
  conforms(bindEmail, 300012, 'gives one address to one player, and says so to who read its code', async (stage) => {
    await stage.advance(DAY + 1);
    const [one, two] = await stage.members(['0912400006', '0912400007']);
    if (one === undefined || two === undefined) throw new Error('two members');
    await send(one, 'raced@example.org');
    const first = await stage.codeFor('raced@example.org');
    await stage.advance(61);
    await send(two, 'raced@example.org');
    const second = await stage.codeFor('raced@example.org');
    expectEqual((await bind(one, 'raced@example.org', first)).Code, 0, 'the first');
    expectEqual((await bind(two, 'raced@example.org', second)).Code, 300012, 'the second');
  }),
  conforms(
    sendEmailCode,
    200,
    'answers the same whoever has the address, and so does each try of a code',
    async (stage) => {
      const owner = await member(stage, '0912400008');
      await proveEmail(stage, owner, 'known@example.org');
      await stage.advance(61);
      const stranger = await stage.member('0912400009');
      const answers = async (Email: string) => [
        (await send(stranger, Email)).reply.text,
        (await bind(stranger, Email, '000000')).reply.text,
        (await bind(stranger, Email, '000001')).reply.text,
        (await bind(stranger, Email, '000002')).reply.text,
      ];
      expectEqual(await answers('known@example.org'), await answers('free@example.org'), 'what is answered');
      const text = await lastText(stage, 'known@example.org');
      expect(!/\d{6}/.test(text) && text.includes('已綁定'), `no code in the mail: ${text}`);
    },
  ),
  ...[sendEmailCode, bindEmail].map((row) =>
    conforms(row, 300015, 'binds once', async (stage) => {
      const seat = await member(stage, row === bindEmail ? '0912400010' : '0912400011');
      await proveEmail(stage, seat, `${row.name.toLowerCase()}@example.org`);
      const again = row === bindEmail ? bind(seat, 'twice@example.org', '000000') : send(seat, 'twice@example.org');
      expectEqual((await again).Code, 300015, 'another');
    }),
  ),
  conforms(sendEmailCode, 300030, 'wants a sign-in or a code of the last ten minutes', async (stage) => {
    const seat = await member(stage, '0912400012');
    await stage.advance(601);
    expectEqual((await send(seat, 'late@example.org')).Code, 300030, 'an old sign-in');
    await confirmByCode(stage, seat, '0912400012');
    expectEqual((await send(seat, 'late@example.org')).Code, 200, 'with a code to the phone');
  }),
  conforms(sendEmailCode, 200029, 'sends none within 60 seconds', async (stage) => {
    const seat = await member(stage, '0912400013');
    await send(seat, 'soon@example.org');
    expectEqual((await send(seat, 'soon@example.org')).Code, 200029, 'at once');
  }),
  conforms(sendEmailCode, 200030, 'sends five a day to an address', async (stage) => {
    const seat = await member(stage, '0912400014');
    for (let sent = 0; sent < 5; sent += 1) {
      expectEqual((await send(seat, 'often@example.org')).Code, 200, `code ${sent + 1}`);
      await stage.advance(61);
    }
    expectEqual((await send(seat, 'often@example.org')).Code, 200030, 'the sixth');
  }),
  conforms(sendEmailCode, 200035, 'sends ten a day for an account', async (stage) => {
    const seat = await member(stage, '0912400015');
    for (let sent = 0; sent < 10; sent += 1) await send(seat, `many${sent}@example.org`);
    await stage.advance(61);
    expectEqual((await send(seat, 'many10@example.org')).Code, 200035, 'the eleventh');
    await stage.advance(DAY + 1);
  }),
];
