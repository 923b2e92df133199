import { describe, expect, test } from 'vitest';
import { pages } from '../pages.ts';
import { pageAddressOf, pathIn } from './pageAddress.ts';

describe('the address of a page', () => {
  test.each(Object.keys(pages))(
    '%s answers with and without a language, with and without a slash at its end',
    (path) => {
      const address = path.replace(':number', '6').replace(/:\w+/, 'one');
      const expected = { path: address in pages ? address : path, redirect: undefined };
      expect(pageAddressOf(address)).toMatchObject({ ...expected, locale: undefined });
      for (const locale of ['zh_tw', 'id_id', 'vi_vn'] as const) {
        expect(pageAddressOf(pathIn(address, locale))).toMatchObject({ ...expected, locale });
        expect(pageAddressOf(`${pathIn(address, locale)}/`)).toMatchObject({ ...expected, locale });
      }
    },
  );

  test.each([
    ['/zh-TW', '/zh_tw'],
    ['/ZH_TW/store', '/zh_tw/store'],
    ['/zh-Hant-TW/rank/coin', '/zh_tw/rank/coin'],
    ['/vi/club/', '/vi_vn/club'],
    ['/member', '/member/info'],
    ['/id_id/support/', '/id_id/support/info'],
    ['/id-ID/play-game', '/id_id/play-game/m'],
  ])('%s leads to %s', (from, to) => {
    expect(pageAddressOf(from).redirect).toBe(to);
  });

  test.each([
    '/en_us',
    '/zhtw',
    '/nowhere',
    '/store/more',
    '/announcement/1/2',
    '/zh_tw/zh_tw',
    '/support/document/1/2',
    '/support/document/7',
    '/support/document/11',
  ])('%s is no page', (pathname) => {
    expect(pageAddressOf(pathname)).toMatchObject({ path: undefined, redirect: undefined });
  });

  test('reads a first part that is the name of a page as no language', () => {
    expect(pageAddressOf('/play')).toMatchObject({ locale: undefined, path: '/play' });
  });
});
