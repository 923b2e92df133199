import { sendSignal, startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import {
  PasskeyAssertion,
  type PasskeyCreation,
  PasskeyRegistration,
  type PasskeyRequest,
} from '#protocol/entities/passkey.ts';

/** Why the browser did not create or use a passkey. */
export type PasskeyFailureReason = 'cancelled' | 'known' | 'unsupported' | 'failed';

/** The browser, the device or the player refused. */
export class PasskeyFailure extends Error {
  readonly why: PasskeyFailureReason;

  constructor(why: PasskeyFailureReason, cause: unknown) {
    super(`no passkey: ${why}`, { cause });
    this.name = 'PasskeyFailure';
    this.why = why;
  }
}

/**
 * Creates a passkey in the browser.
 *
 * @throws PasskeyFailure
 */
export const makePasskey = async (options: PasskeyCreation): Promise<PasskeyRegistration> =>
  PasskeyRegistration.parse(await attempt(startRegistration({ optionsJSON: options })));

/**
 * Signs in by any passkey of the browser for this host.
 *
 * @throws PasskeyFailure
 */
export const signByPasskey = async (options: PasskeyRequest): Promise<PasskeyAssertion> =>
  PasskeyAssertion.parse(await attempt(startAuthentication({ optionsJSON: options })));

/** Signals to the device that a passkey was removed, so that it is not offered again. Not every browser supports this. */
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

/** Browsers use `NotAllowedError` for a refusal, a timeout and a missing passkey. */
function reasonOf(error: unknown): PasskeyFailureReason {
  if (!(error instanceof Error)) return 'failed';
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'known';
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return 'cancelled';
  return error.name === 'SecurityError' || error.name === 'NotSupportedError' || error.name === 'ConstraintError'
    ? 'unsupported'
    : 'failed';
}
