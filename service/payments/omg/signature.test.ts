import { createHash, createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { isClear, isSigned, type Recipe, signatureOf, signed } from './signature.ts';

const KEY = 'a-key-of-the-test';
const FIELDS = { b: '2', a: '1', Sign: 'ignored' };
const signing = (recipe: Recipe) => ({ recipe, key: KEY, fields: { signature: 'Sign' } });

it.each([
  [
    { algorithm: 'sha256', encoding: 'HEX', text: 'pairs' },
    createHash('sha256').update(`a=1&b=2${KEY}`).digest('hex').toUpperCase(),
  ],
  [
    { algorithm: 'hmac-sha256', encoding: 'base64', text: 'pairs' },
    createHmac('sha256', KEY).update('a=1&b=2').digest('base64'),
  ],
] as const)('signs by the recipe %j', (recipe, expected) => {
  expect(signatureOf(FIELDS, signing(recipe))).toBe(expected);
});

it('refuses changed fields, and another or no signature', () => {
  const wire = signing({ algorithm: 'hmac-sha256', encoding: 'hex', text: 'pairs' });
  const right = signed(FIELDS, wire);
  expect(isSigned(right, wire)).toBe(true);
  for (const change of [{ a: '2' }, { c: '3' }, { Sign: '' }, { Sign: right['Sign']?.slice(1) ?? '' }])
    expect(isSigned({ ...right, ...change }, wire)).toBe(false);
});

it.each([{ a: '1&b=2' }, { a: '1', b: '2&' }, { a: '1', 'b=2&c': '' }])(
  'refuses fields with a text that can be split in another way: %j',
  (fields) => {
    const wire = signing({ algorithm: 'hmac-sha256', encoding: 'base64', text: 'pairs' });
    expect(isClear(fields, wire)).toBe(false);
    expect(isSigned(signed(fields, wire), wire)).toBe(false);
    expect(isSigned(signed({ a: '1', b: '2' }, wire), wire)).toBe(true);
  },
);
