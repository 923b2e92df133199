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
])('leads home when signing out on %s', (path) => {
  expect(isAccountArea(path)).toBe(true);
});

test.each(['/', '/zh_tw', '/rank', '/member', '/purchaseAPK', '/support/terms', '/playground'])(
  'stays when signing out on %s',
  (path) => {
    expect(isAccountArea(path)).toBe(false);
  },
);
