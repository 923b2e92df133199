import { bindEmail, checkEmail } from '../../endpoints/email.ts';
import { getOwnProfile } from '../../endpoints/player.ts';
import { getSession } from '../../endpoints/auth.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expectEqual } from '../expectation.ts';
import type { Seat } from '../stage.ts';

const bind = ({ visitor, token }: Seat, Email: string) => visitor.ask(bindEmail, { Email }, { token });

export const emailCases: readonly ConformanceCase[] = [
  conforms(checkEmail, 200, 'is empty until an address is bound', async (stage) => {
    const seat = await stage.guest();
    const check = () => seat.visitor.call(checkEmail, {}, { token: seat.token });
    expectEqual(await check(), { Email: '' }, 'before');
    await bind(seat, 'check@example.org');
    expectEqual(await check(), { Email: 'check@example.org' }, 'after');
  }),
  conforms(bindEmail, 200, 'binds an address in small letters, which session and profile tell', async (stage) => {
    const seat = await stage.guest();
    const answer = await bind(seat, ' Night.Cat@Example.org ');
    expectEqual([answer.Code, answer.Result], [0, { Email: 'night.cat@example.org' }], 'answer');
    const profile = await seat.visitor.call(getOwnProfile, {}, { token: seat.token });
    expectEqual(profile.player.email, 'night.cat@example.org', 'profile');
    const session = await seat.visitor.call(getSession, {});
    expectEqual(session?.user.email, 'night.cat@example.org', 'session');
  }),
  conforms(bindEmail, 100000, 'names the field of what is no address', async (stage) => {
    const seat = await stage.guest();
    for (const wrong of ['', 'night.cat', 'night cat@example.org', `${'a'.repeat(250)}@example.org`]) {
      const answer = await bind(seat, wrong);
      expectEqual([answer.Code, answer.Result['Field']], [100000, 'Email'], wrong.slice(0, 20));
    }
  }),
  conforms(bindEmail, 300012, 'gives one address to one player, whatever its case', async (stage) => {
    expectEqual((await bind(await stage.guest(), 'taken@example.org')).Code, 0, 'the first');
    expectEqual((await bind(await stage.guest(), 'TAKEN@example.org')).Code, 300012, 'the second');
  }),
  conforms(bindEmail, 300015, 'binds once', async (stage) => {
    const seat = await stage.guest();
    await bind(seat, 'once@example.org');
    expectEqual((await bind(seat, 'twice@example.org')).Code, 300015, 'another');
    expectEqual((await bind(await stage.guest(), 'twice@example.org')).Code, 0, 'which stays free');
  }),
];
