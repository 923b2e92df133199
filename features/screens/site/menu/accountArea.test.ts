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
])('leads to the home page when signing out on %s', (path) => {
  expect(isAccountArea(path)).toBe(true);
});

test.each(['/', '/zh_tw', '/rank', '/member', '/purchaseAPK', '/support/terms', '/playground'])(
  'stays on the page when signing out on %s',
  (path) => {
    expect(isAccountArea(path)).toBe(false);
  },
);
