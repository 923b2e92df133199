import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isSignedBy, type ProviderKey, readProviderKey } from './providerKeys.ts';

/** The key pair of Hub88's signature examples (github.com/coingaming/Hub88-Examples, Apache-2.0). */
const HUB88_KEY = `-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAx3IRpSri/9SjA7f9me35
v6LtJzn8drb1vg/UeGaPPFR16KsUOPqbGJ2r1pRPJMedqqbO7Agt/HavWDcQhNZl
c9VrVQcWK/w2HD9PflQYv0oQMiPK5Mut/eIdFOpwwwaRAU4s6WOkJdSmP9F4cfr/
amTZZoY59/t3SZWYjgZ9/LDI2X8S3uLW/JPiH+6dm2bU8ykhxoWwLE/piJxynS73
EzM0tgjHyTUMkarhK9qRVZk581/kzmtJLLBZQl9XrQQcIfQ+zFZj7ijddOptxpxq
Cmq8gQNohB56p34yjVH3uAJAaFvIVg5mEkprrvNVDJwGonHSaaq7AICmzrF6h/r5
dwIDAQAB
-----END PUBLIC KEY-----
`;
const HUB88_BODY =
  '{"user":"3nYTOSjdlF6UTz9Ir","country":"XX","currency":"BTC","operator_id":1,"token":"cd6bd8560f3bb8f84325152101adeb45","platform":"GPL_DESKTOP","game_id":39,"lang":"en","lobby_url":"https://examplecasino.io","ip":"::ffff:10.0.0.39"}';
const HUB88_SIGNATURE =
  'bL7uNP1K3S0HG8IOC0A5Gf/Cl+Hs3YCVfA0ZrjPgGJFnOstxshCQHB7JbeBhTEDhsqd6CFj4U5xOjzselFkO1HhFrTWssB7CNiXaNmizYp2NKuZhkJcrTswVlk8z9NzAkYJfcqnXiC6lMX1X5t6/+dOX6rvLlHM7yfo9LzhVjKo1on9JMHoW8AiYcC8clKEqpyWTQ70euGXnqxRay5RVAmD1sxOlmz8VIX5irtpMOugNDIL1G3g4IgauPk8T2IfVierOFeALQrNx88Es6Dl8Bgb9ogm1W4xgL3Ve01p59DQNt0oorm0LZt/YqkWYGLL2lpd5Qb1FiX4O7+hfyPKN1Q==';

const read = (algorithm: ProviderKey['algorithm'], pem: string): ProviderKey => {
  const key = readProviderKey(algorithm, pem);
  if (typeof key === 'string') throw new Error(key);
  return key;
};
const bytes = (text: string): Uint8Array => Buffer.from(text);

it('verifies the published example of Hub88', () => {
  const key = read('RSA-SHA256', HUB88_KEY);
  expect(isSignedBy(key, bytes(HUB88_BODY), HUB88_SIGNATURE)).toBe(true);
  expect(isSignedBy(key, bytes(HUB88_BODY.replace('39', '40')), HUB88_SIGNATURE)).toBe(false);
});

describe('Ed25519', () => {
  // RFC 8032, section 7.1, test 2, as SubjectPublicKeyInfo.
  const KEY = `-----BEGIN PUBLIC KEY-----
MCowBQYDK2VwAyEAPUAXw+hDiVqStwqnTRt+vJyYLM8uxJaMwM1V8Sr0Zgw=
-----END PUBLIC KEY-----
`;
  const SIGNATURE = Buffer.from(
    '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
    'hex',
  ).toString('base64');

  it('verifies the vector of RFC 8032', () => {
    const key = read('Ed25519', KEY);
    expect(isSignedBy(key, Uint8Array.of(0x72), SIGNATURE)).toBe(true);
    expect(isSignedBy(key, Uint8Array.of(0x73), SIGNATURE)).toBe(false);
  });

  it.each(['', 'AAAA', '!', `${SIGNATURE.slice(0, -4)}AAA=`])('refuses the signature %s', (signature) => {
    expect(isSignedBy(read('Ed25519', KEY), Uint8Array.of(0x72), signature)).toBe(false);
  });
});

describe('readProviderKey', () => {
  const rsa = (modulusLength: number) => generateKeyPairSync('rsa', { modulusLength });
  const pem = (key: ReturnType<typeof rsa>['publicKey']) => key.export({ type: 'spki', format: 'pem' }).toString();

  it('refuses text that is not a public key of the algorithm', () => {
    const { publicKey, privateKey } = rsa(2048);
    expect(readProviderKey('Ed25519', pem(publicKey))).toBe('must be a key for Ed25519');
    expect(readProviderKey('RSA-SHA256', HUB88_BODY)).toBe('must be a public key in PEM');
    expect(readProviderKey('RSA-SHA256', privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())).toMatch(
      /a private key stays with the provider/,
    );
    expect(readProviderKey('RSA-SHA256', pem(rsa(1024).publicKey))).toBe('must have 2048 bits or more');
  });

  it('refuses a signature with the other hash', () => {
    const { publicKey, privateKey } = rsa(2048);
    const signature = sign('sha512', bytes('x'), privateKey).toString('base64');
    expect(isSignedBy(read('RSA-SHA256', pem(publicKey)), bytes('x'), signature)).toBe(false);
  });
});
