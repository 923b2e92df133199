import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callbackAddress, ownAddress } from './ownAddress.ts';

const ORIGIN = 'https://play.example';

describe('an address to return to', () => {
  it.each([
    ['/', '/'],
    ['/zh_tw/play-game/m?chatroom=club#now', '/zh_tw/play-game/m?chatroom=club#now'],
    ['/gameName/%E9%BE%8D?next=%2F%2Fevil.example', '/gameName/%E9%BE%8D?next=%2F%2Fevil.example'],
    ['/gameName/龍', '/gameName/%E9%BE%8D'],
    [`${ORIGIN}/member/info`, '/member/info'],
  ])('of our own origin is accepted: %s', (given, path) => expect(ownAddress(given, ORIGIN)).toBe(path));

  it.each([
    '',
    'member/info',
    'https://evil.example/',
    'https://play.example.evil.example/',
    'https://play.example@evil.example/',
    'https://user:word@play.example/',
    'http://play.example/',
    ORIGIN,
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    '/\u0000',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '/%2fevil.example',
    '/%5cevil.example',
    '/%252fevil.example',
    '/%09/evil.example',
    '/%0d%0aSet-Cookie:x=1',
    '/x/..//evil.example',
    '/%2e%2e/x',
    '/./x',
    '/%',
    '/%ff',
    '/\ud800',
  ])('of another origin, or hidden, is rejected: %j', (given) => expect(ownAddress(given, ORIGIN)).toBeUndefined());

  const signs = [
    '/',
    '\\',
    '%2f',
    '%5c',
    '%252f',
    '%09',
    '\t',
    '\n',
    '.',
    '..',
    '@',
    ':',
    '?',
    '#',
    '%',
    ' ',
    '\u2028',
  ];
  const words = ['evil.example', 'javascript', 'https', ORIGIN, 'play.example', 'zh_tw', '龍'];
  const piece = fc.constantFrom(...signs, ...words);
  const hostile = fc.oneof(
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
  );

  it('leads to our own origin in every reading of a browser, encoded or decoded', () => {
    fc.assert(
      fc.property(hostile, (given) => {
        const path = ownAddress(given, ORIGIN);
        if (path === undefined) return;
        expect(path).toMatch(/^\/(?!\/)[!-~]*$/);
        const url = new URL(path, ORIGIN);
        expect([url.origin, url.username]).toEqual([ORIGIN, '']);
        expect(new URL(decodeURIComponent(url.pathname), ORIGIN).origin).toBe(ORIGIN);
        expect(new URL(url.pathname + url.search, ORIGIN).origin).toBe(ORIGIN);
      }),
      { numRuns: 5000 },
    );
  });
});

it('the sign-in page continues to the address of its query, if that is our own', () => {
  const leads = (query: string) => callbackAddress(new URLSearchParams(query), ORIGIN);
  expect(leads('error=SessionRequired&callbackUrl=%2Fzh_tw%2Frank%3Ftab%3D1')).toBe('/zh_tw/rank?tab=1');
  expect([leads(''), leads('callbackUrl=%2F%2Fevil.example')]).toEqual([undefined, undefined]);
});
