import * as z from 'zod/mini';
import type { PasskeyCreation, PasskeyRequest } from '#protocol/entities/passkey.ts';
import { ascii, base64url, cbor, derSignature, join } from './passkeyBytes.ts';

type Bytes = Uint8Array<ArrayBuffer>;
interface KeyPair {
  readonly publicKey: object;
  readonly privateKey: object;
}
/** The used part of WebCrypto. */
interface WebCrypto {
  getRandomValues(bytes: Bytes): Bytes;
  readonly subtle: {
    digest(name: 'SHA-256', data: Bytes): Promise<ArrayBuffer>;
    generateKey(algorithm: object, extractable: boolean, usages: readonly string[]): Promise<KeyPair>;
    exportKey(format: 'raw', key: object): Promise<ArrayBuffer>;
    sign(algorithm: object, key: object, data: Bytes): Promise<ArrayBuffer>;
  };
}
/** Node, browsers and workers have WebCrypto; this project has no types for it. */
const { crypto } = z
  .object({ crypto: z.custom<WebCrypto>((given) => typeof given === 'object' && given !== null && 'subtle' in given) })
  .parse(globalThis);

const ES256 = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const FLAG = { present: 0x01, verified: 0x04, attested: 0x40 } as const;

/** The faults of a browser or an authenticator. */
export interface Flaws {
  readonly origin?: string;
  readonly rpID?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly verified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
  /** Signs with another key. */
  readonly forged?: boolean;
}

const sha256 = async (bytes: Bytes): Promise<Bytes> => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
const makeKeys = (): Promise<KeyPair> => crypto.subtle.generateKey(ES256, true, ['sign', 'verify']);

/** A browser with a software authenticator that holds one passkey: ES256, attestation `none`. */
export class Authenticator {
  readonly #origin: string;
  readonly #id: Bytes;
  readonly #keys: KeyPair;
  #userHandle = '';
  #counter = 0;

  private constructor(origin: string, id: Bytes, keys: KeyPair) {
    this.#origin = origin;
    this.#id = id;
    this.#keys = keys;
  }

  /** @param origin the origin of the page that asks for the passkey */
  static async create(origin: string): Promise<Authenticator> {
    return new Authenticator(origin, crypto.getRandomValues(new Uint8Array(32)), await makeKeys());
  }

  /** As `navigator.credentials.create`. */
  async make(options: PasskeyCreation, flaws: Flaws = {}) {
    this.#userHandle = options.user.id;
    const clientDataJSON = this.#clientData('webauthn.create', options.challenge, flaws);
    const authData = await this.#authenticatorData(options.rp.id, flaws, await this.#attested());
    const attestationObject = cbor(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    return this.#credential({
      clientDataJSON: base64url(clientDataJSON),
      attestationObject: base64url(attestationObject),
      transports: ['internal'],
    });
  }

  /** As `navigator.credentials.get`. */
  async sign(options: PasskeyRequest, flaws: Flaws = {}) {
    this.#counter += 1;
    const clientDataJSON = this.#clientData('webauthn.get', options.challenge, flaws);
    const authenticatorData = await this.#authenticatorData(options.rpId, flaws);
    const signed = join(authenticatorData, await sha256(clientDataJSON));
    const { privateKey } = flaws.forged === true ? await makeKeys() : this.#keys;
    const signature = new Uint8Array(await crypto.subtle.sign(ES256, privateKey, signed));
    return this.#credential({
      clientDataJSON: base64url(clientDataJSON),
      authenticatorData: base64url(authenticatorData),
      signature: base64url(derSignature(signature)),
      userHandle: flaws.userHandle ?? this.#userHandle,
    });
  }

  #credential<Response extends object>(response: Response) {
    const id = base64url(this.#id);
    return { id, rawId: id, type: 'public-key', response };
  }

  #clientData(type: string, challenge: string, flaws: Flaws): Bytes {
    const data = { type, challenge, origin: this.#origin, crossOrigin: false };
    const { type: otherType = type, challenge: otherChallenge = challenge, origin = this.#origin } = flaws;
    return ascii(JSON.stringify({ ...data, type: otherType, challenge: otherChallenge, origin }));
  }

  /** Web Authentication Level 3 §6.1. */
  async #authenticatorData(rpID: string, flaws: Flaws, attested?: Bytes): Promise<Bytes> {
    const flags =
      FLAG.present | (flaws.verified === false ? 0 : FLAG.verified) | (attested === undefined ? 0 : FLAG.attested);
    const counter = new Uint8Array(4);
    new DataView(counter.buffer).setUint32(0, flaws.counter ?? this.#counter);
    const host = await sha256(ascii(flaws.rpID ?? rpID));
    return join(host, Uint8Array.of(flags), counter, attested ?? new Uint8Array());
  }

  /** Web Authentication Level 3 §6.5.1: an AAGUID of zeros, the credential's id, its COSE key. */
  async #attested(): Promise<Bytes> {
    const point = new Uint8Array(await crypto.subtle.exportKey('raw', this.#keys.publicKey));
    const key = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, point.slice(1, 33)],
        [-3, point.slice(33, 65)],
      ]),
    );
    return join(new Uint8Array(16), Uint8Array.of(0, this.#id.length), this.#id, key);
  }
}
