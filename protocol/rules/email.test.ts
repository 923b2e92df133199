import { expect, it } from 'vitest';
import { maskEmail } from './email.ts';

it.each([
  ['', ''],
  ['owl@night.tw', 'o**@*****.**'],
  ['a.b@c.d', 'a.*@*.*'],
])('masks %j as %j', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
