import { describe, expect, it } from 'vitest';
import { maskPhone, normalisePhone } from './phone.ts';

describe('normalisePhone', () => {
  it.for([
    ['912345678', '0912345678'],
    ['0912345678', '0912345678'],
  ] as const)('takes %s as %s', ([typed, kept]) => expect(normalisePhone(typed)).toBe(kept));

  it.for(['', '12345', '91234567', '9123456789', '0812345678', '09123456789', '09-1234567', '０９１２３４５６７８'])(
    'refuses "%s"',
    (typed) => expect(normalisePhone(typed)).toBeUndefined(),
  );
});

describe('maskPhone', () => {
  it('shows the first seven and the last character', () => expect(maskPhone('0912345678')).toBe('0912345**8'));
  it('has nothing to mask in nothing', () => expect(maskPhone('')).toBe(''));
});
