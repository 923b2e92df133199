import { sendSignal, startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import {
  PasskeyAssertion,
  type PasskeyCreation,
  PasskeyRegistration,
  type PasskeyRequest,
} from '#protocol/entities/passkey.ts';

/** Why the browser made or used no passkey. */
export type PasskeyFailureReason = 'cancelled' | 'known' | 'unsupported' | 'failed';

/** The browser, the device or its owner did not go through with it. */
export class PasskeyFailure extends Error {
  readonly why: PasskeyFailureReason;

  constructor(why: PasskeyFailureReason, cause: unknown) {
    super(`no passkey: ${why}`, { cause });
    this.name = 'PasskeyFailure';
    this.why = why;
  }
}

/** Has the browser make a passkey. @throws PasskeyFailure */
export const makePasskey = async (options: PasskeyCreation): Promise<PasskeyRegistration> =>
  PasskeyRegistration.parse(await attempt(startRegistration({ optionsJSON: options })));

/** Has the browser sign in by any passkey that it has for this host. @throws PasskeyFailure */
export const signByPasskey = async (options: PasskeyRequest): Promise<PasskeyAssertion> =>
  PasskeyAssertion.parse(await attempt(startAuthentication({ optionsJSON: options })));

/** Tells the device that a passkey is known here no more, so that it is not offered again; not every browser takes it. */
export async function forgetPasskey(rpID: string, credentialID: string): Promise<void> {
  await sendSignal({ signalName: 'unknownCredential', rpID, credentialID }).catch(() => undefined);
}

async function attempt<Credential>(asked: Promise<Credential>): Promise<Credential> {
  try {
    return await asked;
  } catch (error) {
    throw new PasskeyFailure(reasonOf(error), error);
  }
}

/** Browsers say `NotAllowedError` for a no, for time that ran out and for what they have not got: they do not tell which. */
function reasonOf(error: unknown): PasskeyFailureReason {
  if (!(error instanceof Error)) return 'failed';
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'known';
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return 'cancelled';
  return error.name === 'SecurityError' || error.name === 'NotSupportedError' || error.name === 'ConstraintError'
    ? 'unsupported'
    : 'failed';
}
