import { useState } from 'react';
import { type SignByPasskey, useSignInPasskey } from '../../../base/session/index.ts';
import { RequestFailure } from '../../../base/client/index.ts';
import { forgetPasskey, signByPasskey } from './authenticator.ts';
import { usePasskeyErrorText } from './passkeyMessages.ts';
import { supportsPasskeys } from './supportsPasskeys.ts';

export interface PasskeyButton {
  readonly start: () => void;
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly reset: () => void;
}

/** The button that signs in by passkey. Undefined if the browser does not support passkeys. */
export function usePasskeyButton(onSignedIn: () => void): PasskeyButton | undefined {
  const [isSupported] = useState(supportsPasskeys);
  const signIn = useSignInPasskey();
  const errorText = usePasskeyErrorText();
  if (!isSupported) return undefined;
  const start = (): void => {
    let tried: (() => Promise<void>) | undefined;
    const sign: SignByPasskey = async (options) => {
      const credential = await signByPasskey(options);
      tried = () => forgetPasskey(options.rpId, credential.id);
      return credential;
    };
    signIn.mutate(sign, {
      onSuccess: onSignedIn,
      onError: (error) => {
        if (error instanceof RequestFailure && error.code === 300033) void tried?.();
      },
    });
  };
  return {
    start,
    busy: signIn.isPending,
    problem: signIn.isError ? errorText(signIn.error) : undefined,
    reset: signIn.reset,
  };
}
