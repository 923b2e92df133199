import { expect, it } from 'vitest';
import { seal, unseal } from './envelope.ts';

/** The two published examples of ECPay's encryption, with the keys of its test environment. */
const EXAMPLES = [
  {
    keys: { hashKey: 'ejCk326UnaZWKisg', hashIV: 'q9jcZX8Ib9LM8wYk' },
    sealed: 'uvI4yrErM37XNQkXGAgRgJAgHn2t72jahaMZzYhWL1HmvH4WV18VJDP2i9pTbC+tby5nxVExLLFyAkbjbS2Dvg==',
  },
  {
    keys: { hashKey: 'A123456789012345', hashIV: 'B123456789012345' },
    sealed: '7woM9RorZKAtXJRVccAb0qhHYm+5lnlhBzyfh5EZdNck7PacNsRHgv/Jvp//ajJidqcQcs0UmAgPQVjXQHeziw==',
  },
] as const;
const VALUE = { Name: 'Test', ID: 'A123456789' };

it.each(EXAMPLES)('seals the published example with $keys.hashKey', ({ keys, sealed }) => {
  expect(seal(VALUE, keys)).toBe(sealed);
  expect(unseal(sealed, keys)).toEqual(VALUE);
});

it('reads a space that is encoded as a plus', () => {
  const [{ keys }] = EXAMPLES;
  expect(unseal(seal({ InvoiceDate: '2026-11-27 12:00:00' }, keys), keys)).toEqual({
    InvoiceDate: '2026-11-27 12:00:00',
  });
});

it('opens no envelope that was sealed with another key', () => {
  const [first, second] = EXAMPLES;
  expect(unseal(first.sealed, second.keys)).toBeUndefined();
  expect(unseal('no base64', first.keys)).toBeUndefined();
});
