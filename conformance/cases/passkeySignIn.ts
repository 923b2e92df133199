import { getSession } from '#protocol/endpoints/auth.ts';
import { setPlayerState } from '#protocol/endpoints/dev.ts';
import { getDevices } from '#protocol/endpoints/device.ts';
import { beginPasskey, beginPasskeySignIn, getPasskeys, signInPasskey } from '#protocol/endpoints/passkey.ts';
import { getOwnProfile, suspendPlayer } from '#protocol/endpoints/player.ts';
import { sessionEnded } from '#protocol/operations/connection.ts';
import type { Authenticator, Flaws } from '../authenticator.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual } from '../expectation.ts';
import { addPasskeyTo, askedToSign, bringSigned, newAuthenticator, passkeySession, signInBy } from '../passkey.ts';
import type { TestSession, TestContext } from '../testContext.ts';

const DAY = 24 * 60 * 60;

/** A member with a passkey, on a phone that no other case uses. */
async function owner(
  context: TestContext,
  phone: string,
): Promise<{ readonly session: TestSession; readonly authenticator: Authenticator }> {
  await context.advance(DAY + 1);
  const session = await context.member(phone);
  const { authenticator } = await addPasskeyTo(context, session);
  return { session, authenticator };
}

const SIGNED_WRONG: readonly (readonly [string, Flaws])[] = [
  ['another origin', { origin: 'https://evil.example' }],
  ['another host', { rpID: 'evil.example' }],
  ['nobody was verified', { verified: false }],
  ['an answer to another kind of question', { type: 'webauthn.create' }],
  ['a signature by another key', { forged: true }],
  ['another account’s handle', { userHandle: 'A'.repeat(43) }],
];

export const passkeySignInCases: readonly ConformanceCase[] = [
  conforms(
    beginPasskeySignIn,
    200,
    'requests any passkey of this host, each time by another challenge',
    async (context) => {
      const visitor = context.visitor();
      const [one, two] = [await askedToSign(visitor), await askedToSign(visitor)];
      expect(one.challenge.length >= 43 && one.challenge !== two.challenge, 'challenges');
      expectEqual([one.userVerification, one.rpId], ['required', two.rpId], 'how and where');
    },
  ),
  conforms(signInPasskey, 200, 'signs in, ends the session before, and records the time of use', async (context) => {
    const { session, authenticator } = await owner(context, '0938171001');
    const socket = await session.openSocket('lobby');
    const again = await passkeySession(context, authenticator);
    const { provider, isRegist, playerID } = again.session;
    expectEqual([provider, isRegist, playerID], ['passkey', false, session.playerID], 'the session');
    expectEqual((await socket.push(sessionEnded)).result, { Reason: 'replaced' }, 'push 10002');
    const { List } = await again.visitor.call(getPasskeys, {}, { token: again.token });
    expect(List[0]?.LastTime !== '', 'its last use');
    const devices = await again.visitor.call(getDevices, {}, { token: again.token });
    expectEqual(devices.List.find(({ Here }) => Here)?.Provider, 'passkey', 'the device');
  }),
  conforms(signInPasskey, 200, 'ends the session of another player in the browser', async (context) => {
    const { session, authenticator } = await owner(context, '0938171002');
    const visitor = context.visitor();
    const guest = await context.guest(visitor);
    expectEqual((await passkeySession(context, authenticator, visitor)).playerID, session.playerID, 'the player');
    expectEqual((await visitor.ask(getOwnProfile, {}, { token: guest.token })).Code, 100005, 'the guest');
  }),
  conforms(signInPasskey, 200, 'counts as proof for changes to the ways of signing in', async (context) => {
    const { session, authenticator } = await owner(context, '0938171003');
    await context.advance(601);
    expectEqual((await session.visitor.ask(beginPasskey, {}, { token: session.token })).Code, 300030, 'before');
    const again = await passkeySession(context, authenticator);
    expectEqual((await again.visitor.ask(beginPasskey, {}, { token: again.token })).Code, 200, 'after');
  }),
  conforms(signInPasskey, 200, 'accepts passkeys without a counter', async (context) => {
    const { authenticator } = await owner(context, '0938171004');
    for (let used = 0; used < 2; used += 1)
      expectEqual((await signInBy(context.visitor(), authenticator, { counter: 0 })).Code, 200, `use ${used + 1}`);
  }),
  conforms(signInPasskey, 300034, 'refuses a counter that does not rise', async (context) => {
    const { authenticator } = await owner(context, '0938171005');
    const code = async (counter: number) => (await signInBy(context.visitor(), authenticator, { counter })).Code;
    expectEqual(
      [await code(5), await code(5), await code(4), await code(0), await code(6)],
      [200, 300034, 300034, 300034, 200],
      '5, 5, 4, 0, 6',
    );
  }),
  conforms(signInPasskey, 100014, 'refuses a disabled account', async (context) => {
    const { session, authenticator } = await owner(context, '0938171006');
    await context.setState(session.playerID, { Disabled: true });
    expectEqual((await signInBy(context.visitor(), authenticator)).Code, 100014, 'code');
    await context.visitor().call(setPlayerState, { PlayerID: session.playerID, Disabled: false });
    expectEqual((await signInBy(context.visitor(), authenticator)).Code, 200, 'afterwards');
  }),
  conforms(signInPasskey, 300038, 'refuses a paused account', async (context) => {
    const { session, authenticator } = await owner(context, '0938171007');
    await session.visitor.call(suspendPlayer, { Days: 1 }, { token: session.token });
    const { Code, Result } = await signInBy(context.visitor(), authenticator);
    expectEqual([Code, Number(Result['RemainingTime']) > 0], [300038, true], 'code and time left');
  }),
  conforms(signInPasskey, 300032, 'accepts one answer to a challenge', async (context) => {
    const { authenticator } = await owner(context, '0938171008');
    const visitor = context.visitor();
    const signed = await authenticator.sign(await askedToSign(visitor));
    expectEqual((await bringSigned(visitor, signed)).Code, 200, 'the first time');
    expectEqual((await bringSigned(visitor, signed)).Code, 300032, 'again');
    const wrong = await authenticator.sign(await askedToSign(visitor), { forged: true });
    expectEqual(
      [(await bringSigned(visitor, wrong)).Code, (await bringSigned(visitor, wrong)).Code],
      [300034, 300032],
      'a wrong one',
    );
  }),
  conforms(
    signInPasskey,
    300032,
    'accepts an answer for five minutes, and to the newest challenge',
    async (context) => {
      const { authenticator } = await owner(context, '0938171009');
      const visitor = context.visitor();
      const older = await authenticator.sign(await askedToSign(visitor));
      const newer = await askedToSign(visitor);
      expectEqual((await bringSigned(visitor, older)).Code, 300032, 'the older challenge');
      expectEqual((await bringSigned(visitor, await authenticator.sign(newer))).Code, 300032, 'one that was tried');
      const late = await authenticator.sign(await askedToSign(visitor));
      await context.advance(301);
      expectEqual((await bringSigned(visitor, late)).Code, 300032, 'five minutes later');
    },
  ),
  conforms(signInPasskey, 300032, 'refuses an answer from another browser', async (context) => {
    const { authenticator } = await owner(context, '0938171010');
    const [asked, other] = [context.visitor(), context.visitor()];
    const signed = await authenticator.sign(await askedToSign(asked));
    expectEqual((await bringSigned(other, signed)).Code, 300032, 'one that was not asked');
    await askedToSign(other);
    expectEqual((await bringSigned(other, signed)).Code, 300032, 'one that was asked something else');
    expectEqual(await other.call(getSession, {}), null, 'nobody is signed in there');
    expectEqual((await bringSigned(asked, signed)).Code, 200, 'the one that was asked');
  }),
  conforms(signInPasskey, 300033, 'refuses an unknown passkey', async (context) => {
    const visitor = context.visitor();
    const authenticator = await newAuthenticator(context);
    expectEqual((await signInBy(visitor, authenticator, { userHandle: 'A'.repeat(43) })).Code, 300033, 'code');
    expectEqual(await visitor.call(getSession, {}), null, 'nobody is signed in');
  }),
  ...SIGNED_WRONG.map(([what, flaws], at) =>
    conforms(signInPasskey, 300034, `refuses ${what}`, async (context) => {
      const { authenticator } = await owner(context, `09381711${String(at).padStart(2, '0')}`);
      const visitor = context.visitor();
      expectEqual((await signInBy(visitor, authenticator, flaws)).Code, 300034, 'code');
      expectEqual(await visitor.call(getSession, {}), null, 'nobody is signed in');
      expectEqual((await signInBy(visitor, authenticator)).Code, 200, 'a right one');
    }),
  ),
];
