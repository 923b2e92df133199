import type { UseMutationResult } from '@tanstack/react-query';
import { beginPasskeySignIn, signInPasskey } from '#protocol/endpoints/passkey.ts';
import type { PasskeyAssertion, PasskeyRequest } from '#protocol/entities/passkey.ts';
import type { Session } from '#protocol/entities/session.ts';
import { postSigned } from './postSigned.ts';
import { useSignIn } from './useSignIn.ts';

/** Asks the browser for a passkey assertion. */
export type SignByPasskey = (options: PasskeyRequest) => Promise<PasskeyAssertion>;

/** Signs in by a passkey. Fails with the error of the service or of the browser. */
export function useSignInPasskey(): UseMutationResult<Session, Error, SignByPasskey> {
  return useSignIn(async (client, sign: SignByPasskey) => {
    const { Options } = await postSigned(client, beginPasskeySignIn, (csrfToken) => ({ csrfToken }));
    const Credential = await sign(Options);
    return postSigned(client, signInPasskey, (csrfToken) => ({ Credential, csrfToken }));
  });
}
