import { Authenticator } from '#conformance/authenticator.ts';
import type { PasskeyCreation, PasskeyRequest } from '#protocol/entities/passkey.ts';

/** A browser with passkeys, for component tests: a software authenticator behind `navigator.credentials`. */
export interface PasskeyBrowser {
  /** The player's next answer. By default the player agrees. */
  answer: 'agrees' | 'cancels' | 'knows';
  /** The credentials that were signalled as removed. */
  readonly forgotten: readonly string[];
  restore(): void;
}

const fromBuffer = (buffer: BufferSource): string => {
  const bytes = buffer instanceof ArrayBuffer ? new Uint8Array(buffer) : new Uint8Array(buffer.buffer);
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};
const toBuffer = (text: string): ArrayBuffer =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.codePointAt(0) ?? 0).buffer;

/** Converts a credential to the browser's form: bytes instead of base64url. */
const asCredential = ({ id, type, response }: { id: string; type: string; response: object }) => ({
  id,
  rawId: toBuffer(id),
  type,
  response: {
    ...Object.fromEntries(
      Object.entries(response).map(([name, value]) => [name, typeof value === 'string' ? toBuffer(value) : value]),
    ),
    getTransports: () => ['internal'],
  },
  getClientExtensionResults: () => ({}),
});

/**
 * Gives this page a browser with passkeys.
 *
 * @param origin the origin for which the browser signs
 */
export async function startPasskeyBrowser(origin: string): Promise<PasskeyBrowser> {
  const authenticator = await Authenticator.create(origin);
  const forgotten: string[] = [];
  const decide = (): void => {
    if (browser.answer === 'cancels') throw new DOMException('no', 'NotAllowedError');
    if (browser.answer === 'knows') throw new DOMException('known', 'InvalidStateError');
  };
  const credentials = {
    async create({ publicKey }: { publicKey: CreationOptions }) {
      decide();
      const user = { ...publicKey.user, id: fromBuffer(publicKey.user.id) };
      const options = { ...publicKey, user, challenge: fromBuffer(publicKey.challenge) };
      return asCredential(await authenticator.make({ ...options, excludeCredentials: [] }));
    },
    async get({ publicKey }: { publicKey: RequestOptions }) {
      decide();
      return asCredential(await authenticator.sign({ ...publicKey, challenge: fromBuffer(publicKey.challenge) }));
    },
  };
  const known = Object.assign(() => undefined, {
    signalUnknownCredential: async ({ credentialId }: { credentialId: string }) => void forgotten.push(credentialId),
  });
  Object.defineProperty(globalThis, 'PublicKeyCredential', { configurable: true, value: known });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials });
  const browser: PasskeyBrowser = {
    answer: 'agrees',
    forgotten,
    restore() {
      Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
      Reflect.deleteProperty(navigator, 'credentials');
    },
  };
  return browser;
}

type CreationOptions = Omit<PasskeyCreation, 'challenge' | 'user'> & {
  challenge: BufferSource;
  user: Omit<PasskeyCreation['user'], 'id'> & { id: BufferSource };
};
type RequestOptions = Omit<PasskeyRequest, 'challenge'> & { challenge: BufferSource };
