import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { ProviderCrypto } from '../ports.ts';

/** The hashes where `node:crypto` is missing. */
export const nobleCrypto: ProviderCrypto = {
  sha256: (text) => bytesToHex(sha256(utf8ToBytes(text))),
  hmac: (secret, message) => hmac(sha256, utf8ToBytes(secret), utf8ToBytes(message)),
};
