import { expect, it } from 'vitest';
import { isOpenLink, partOfPath } from './partOfPath.ts';

it.each([
  ['/store', 'Shop'],
  ['/zh_tw/store?from=ad', 'Shop'],
  ['/purchase', undefined],
  ['/vi_vn/purchase/point', 'Shop'],
  ['/play-game/live', 'Live'],
  ['/play/now', 'Games'],
  ['/play-game/m?chatroom=public', undefined],
  ['/other/fire-wheel', undefined],
])('%s needs %s', (path, part) => {
  expect(partOfPath(path)).toBe(part);
});

it('offers a link to an open part and to another site', () => {
  const open = { Games: false, Shop: false, Live: true };
  const links = ['/store', '/play-game/live', '/rank', 'https://example.com/store', ''];
  expect(links.filter((link) => isOpenLink(link, open))).toEqual(links.slice(1));
});
