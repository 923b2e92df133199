import { expect, it } from 'vitest';
import { tryGiftPassword, saveGiftPassword } from '../secondCheck/giftPassword.ts';
import { createMemoryWorld } from '../testing/memoryWorld.ts';
import { isSealed, seal, sign, unsign } from './secrets.ts';
import { keptKeyAlone, type SigningKeys } from './signingKeys.ts';

const bytes = (of: number): Uint8Array => new Uint8Array(32).fill(of);
const kept = keptKeyAlone(bytes(1));
const rotated: SigningKeys = [{ id: 'b', bytes: bytes(2) }, ...kept];
const replaced: SigningKeys = [{ id: 'b', bytes: bytes(3) }];

it('signs with the first key and accepts all', () => {
  expect(unsign(rotated, sign(kept, 'a-b.c'))).toBe('a-b.c');
  expect(unsign(rotated, sign(rotated, 'a-b.c'))).toBe('a-b.c');
  expect(isSealed(rotated, seal(kept, 'x'), 'x')).toBe(true);
  expect(seal(rotated, 'x')).not.toBe(seal(kept, 'x'));
});

it('accepts no unknown key, and no key with the id of another key', () => {
  expect(unsign(kept, sign(rotated, 'x'))).toBeUndefined();
  expect(unsign(rotated, sign(replaced, 'x'))).toBeUndefined();
  expect(isSealed(rotated, seal(kept, 'x').replace(/^/, 'b-'), 'x')).toBe(false);
  for (const forged of ['', 'x', 'x.', '.', 'x.b-', 'x.-', 'x.c-00']) expect(unsign(rotated, forged)).toBeUndefined();
});

it('moves a gift password to the newest key when it is used', async () => {
  const { ports } = await createMemoryWorld();
  const now = ports.clock.now();
  const moment = (secret: SigningKeys) => ({ now, nowText: new Date(now).toISOString(), ports: { ...ports, secret } });
  const tryIt = (secret: SigningKeys, password: string) =>
    ports.store.transaction(async (tx) => (await tryGiftPassword(tx, moment(secret), '10000001', password))?.code);
  await ports.store.transaction((tx) => saveGiftPassword(tx, moment(kept), '10000001', '123456'));
  expect(await tryIt(rotated, '123456')).toBeUndefined();
  expect(await tryIt([rotated[0]], '123456')).toBeUndefined();
  expect(await tryIt([rotated[0]], '654321')).toBe(200218);
});
