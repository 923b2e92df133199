import * as z from 'zod/mini';
import { Time } from './identifiers.ts';

export const MAX_PASSKEYS = 10;
export const MAX_PASSKEY_NAME = 30;

/** A passkey without its key and credential id. */
export const Passkey = z.object({
  PasskeyID: z.string(),
  /** The owner's name for it. By default the browser and system that made it, empty if unknown. */
  Name: z.string(),
  /** The host that it signs in to. Browsers do not offer it on other hosts. */
  Host: z.string(),
  CreateTime: Time,
  /** Its last sign-in. Empty if there was none yet. */
  LastTime: z.union([Time, z.literal('')]),
});
export type Passkey = z.infer<typeof Passkey>;

/** Bytes in base64url (Web Authentication Level 3 §5.1.8). */
const Bytes = (most: number) => z.string().check(z.maxLength(most), z.regex(/^[A-Za-z0-9_-]+$/));
/** A credential's id is 1023 bytes at most. */
const CredentialID = Bytes(1364).check(z.describe('base64url'));
/** How a browser reaches the authenticator. Browsers add new ways. */
const Transports = z.array(z.string().check(z.maxLength(32))).check(z.maxLength(16));

const common = { id: CredentialID, rawId: CredentialID, type: z.literal('public-key') };

/** A browser's answer for a new passkey (`RegistrationResponseJSON`); other fields are dropped. */
export const PasskeyRegistration = z.object({
  ...common,
  response: z.object({
    clientDataJSON: Bytes(4096),
    attestationObject: Bytes(8192),
    transports: z._default(Transports, []),
  }),
});
export type PasskeyRegistration = z.output<typeof PasskeyRegistration>;

/** A browser's answer for a sign-in by passkey (`AuthenticationResponseJSON`). */
export const PasskeyAssertion = z.object({
  ...common,
  response: z.object({
    clientDataJSON: Bytes(4096),
    authenticatorData: Bytes(4096),
    signature: Bytes(2048),
    userHandle: z.optional(Bytes(128)),
  }),
});
export type PasskeyAssertion = z.output<typeof PasskeyAssertion>;

/** The browser's options for a new passkey (`PublicKeyCredentialCreationOptionsJSON`). */
export const PasskeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  /** Milliseconds. */
  timeout: z.int(),
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key'), transports: Transports })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

/** The browser's options for a sign-in by passkey (`PublicKeyCredentialRequestOptionsJSON`): any passkey that it has for this host. */
export const PasskeyRequest = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;
