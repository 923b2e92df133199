import { describe, expect, it } from 'vitest';
import { createKeyPairFor, isSignedBy, readVerifyKey } from './signatures.ts';

/** The example pair of Hub88's signature examples (github.com/coingaming/Hub88-Examples, Apache-2.0). */
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

/** RFC 8032, section 7.1, test 2, as SubjectPublicKeyInfo. */
const RFC8032_KEY = `-----BEGIN PUBLIC KEY-----
MCowBQYDK2VwAyEAPUAXw+hDiVqStwqnTRt+vJyYLM8uxJaMwM1V8Sr0Zgw=
-----END PUBLIC KEY-----
`;
const RFC8032_SIGNATURE = 'kqAJqfDUyrhyDoILX2QlQKKye1QWUD+Ps3YiI+vbadoIWsHkPhWZbkWPNhPQ8R2MOHsurrQwKu6wDSkWErsMAA==';

const bytes = (text: string) => new TextEncoder().encode(text);

it('verifies the published example of Hub88', async () => {
  const key = await readVerifyKey('RSA-SHA256', HUB88_KEY);
  expect(await isSignedBy(key, bytes(HUB88_BODY), HUB88_SIGNATURE)).toBe(true);
  expect(await isSignedBy(key, bytes(HUB88_BODY.replace('39', '40')), HUB88_SIGNATURE)).toBe(false);
});

it('verifies the vector of RFC 8032', async () => {
  const key = await readVerifyKey('Ed25519', RFC8032_KEY);
  expect(await isSignedBy(key, Uint8Array.of(0x72), RFC8032_SIGNATURE)).toBe(true);
  expect(await isSignedBy(key, Uint8Array.of(0x73), RFC8032_SIGNATURE)).toBe(false);
});

it.each(['', 'AAAA', '!', `${RFC8032_SIGNATURE.slice(0, -4)}AAA=`])('refuses the signature %s', async (signature) => {
  expect(await isSignedBy(await readVerifyKey('Ed25519', RFC8032_KEY), Uint8Array.of(0x72), signature)).toBe(false);
});

it('reads no key of another algorithm', async () => {
  await expect(readVerifyKey('RSA-SHA256', RFC8032_KEY)).rejects.toBeInstanceOf(Error);
});

describe.each(['Ed25519', 'RSA-SHA256'] as const)('a new pair of %s', (algorithm) => {
  it('verifies its own signatures', async () => {
    const { publicKey, sign } = await createKeyPairFor(algorithm);
    const key = await readVerifyKey(algorithm, publicKey);
    const signature = await sign(bytes('{}'));
    expect(await isSignedBy(key, bytes('{}'), signature)).toBe(true);
    expect(await isSignedBy(key, bytes('{ }'), signature)).toBe(false);
  });
});
