import { expect, test } from 'vitest';
import { isAccountArea } from './accountArea.ts';

test.each([
  '/member/info',
  '/member/passbook',
  '/zh_tw/member/present',
  '/member/account',
  '/purchase/point',
  '/play',
  '/vi_vn/play/now',
  '/play-game/m',
  '/id_id/play-game/live',
])('signing out on %s leads home', (path) => {
  expect(isAccountArea(path)).toBe(true);
});

test.each(['/', '/zh_tw', '/rank', '/member', '/purchaseAPK', '/support/terms', '/playground'])(
  'signing out on %s stays there',
  (path) => {
    expect(isAccountArea(path)).toBe(false);
  },
);
