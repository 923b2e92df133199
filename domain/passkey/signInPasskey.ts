import * as endpoints from '#protocol/endpoints/passkey.ts';
import type { PasskeyRequest } from '#protocol/entities/passkey.ts';
import { fail } from '#protocol/failure.ts';
import { browserOf } from '../auth/device.ts';
import { endOther } from '../auth/endOther.ts';
import { openSession } from '../auth/openSession.ts';
import { answerEndpoint, answerPrepared } from '../dispatch/handler.ts';
import type { Transaction } from '../ports/store.ts';
import { setSessionCookie } from '../session/cookies.ts';
import { hashToken, isSame } from '../session/secrets.ts';
import { answeredHere, askedHere, CHALLENGE_SECONDS, claimChallenge, saveChallenge } from './challenge.ts';
import type { PasskeyRow } from './serialize.ts';
import { hostOf, verifySigned } from './verify.ts';

export const beginPasskeySignIn = answerEndpoint(endpoints.beginPasskeySignIn, async (_request, context, tx) => {
  const Options: PasskeyRequest = {
    rpId: hostOf(context),
    challenge: await saveChallenge(tx, context, { Asked: askedHere(context), UserHandle: '' }),
    timeout: CHALLENGE_SECONDS * 1000,
    userVerification: 'required',
  };
  return { Options };
});

export const signInPasskey = answerPrepared(
  endpoints.signInPasskey,
  async ({ Credential }, context) => {
    const challenge = await claimChallenge(context, answeredHere(context));
    const passkey = await context.ports.store.table('passkeys').get(hashToken(Credential.id));
    if (passkey === undefined) fail(300033);
    const { userHandle } = Credential.response;
    // An authenticator that may choose among its passkeys has to return the user handle.
    if (userHandle === undefined || !isSame(userHandle, passkey.UserHandle)) fail(300034);
    const counter = await verifySigned(context, challenge, Credential, passkey);
    return { PasskeyID: passkey.PasskeyID, PlayerID: passkey.PlayerID, counter };
  },
  async (_request, context, tx, { PasskeyID, PlayerID, counter }) => {
    const { ports, now, nowText, address } = context;
    await tx.lock([`player:${PlayerID}`, `passkey:${PasskeyID}`]);
    await countUse(tx, (await tx.table('passkeys').get(PasskeyID)) ?? fail(300033), counter, nowText);
    const player = (await tx.table('players').get(PlayerID)) ?? fail(300033);
    await endOther(tx, context, player);
    const browser = browserOf(context);
    const opened = await openSession(ports, tx, player, {
      provider: 'passkey',
      isRegist: false,
      now,
      address,
      browser,
    });
    setSessionCookie(context, opened.token);
    return opened;
  },
);

/**
 * Records a use of a passkey. Authenticators that count send a higher number each time. A lower or equal number means that there is a copy
 * (Web Authentication Level 3 §6.1.1).
 * @throws Failure 300034 if it does not increase
 */
async function countUse(tx: Transaction, passkey: PasskeyRow, counter: number, LastTime: string): Promise<void> {
  const counts = counter > 0 || passkey.Counter > 0;
  if (counts && counter <= passkey.Counter) fail(300034);
  await tx.table('passkeys').update({ PasskeyID: passkey.PasskeyID }, { Counter: counter, LastTime });
}
