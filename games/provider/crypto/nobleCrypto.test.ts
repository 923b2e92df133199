import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { nodeCrypto } from '../node/nodeCrypto.ts';
import { nobleCrypto } from './nobleCrypto.ts';

it('computes the same hashes as node:crypto', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), fc.string({ maxLength: 100 }), (text, secret) => {
      expect(nobleCrypto.sha256(text)).toBe(nodeCrypto.sha256(text));
      expect([...nobleCrypto.hmac(secret, text)]).toEqual([...nodeCrypto.hmac(secret, text)]);
    }),
    { numRuns: 50 },
  );
});
