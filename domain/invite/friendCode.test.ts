import { expect, it } from 'vitest';
import { friendCodeOf, playerIDOf } from './friendCode.ts';

it('reads the id of every length from its code, and gives neighbouring ids different codes', () => {
  for (const id of ['10000001', '10000002', '99999999', '999999999999']) {
    expect(friendCodeOf(id)).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(playerIDOf(friendCodeOf(id))).toBe(id);
  }
  expect(friendCodeOf('10000001').slice(0, 4)).not.toBe(friendCodeOf('10000002').slice(0, 4));
});

it('accepts a code with spaces, hyphens and similar letters', () => {
  const code = friendCodeOf('10000001');
  expect(playerIDOf(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `)).toBe('10000001');
  expect(playerIDOf('oooooooi')).toBe(playerIDOf('00000001'));
  for (const typed of ['', 'ABC', 'UUUUUUUU', '邀請碼邀請碼邀請']) expect(playerIDOf(typed)).toBeUndefined();
});
