import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanErrorText } from './errorText.ts';

const clean = (text: string): string => cleanErrorText(text, 300);

it.each([
  ['Cannot read properties of undefined (reading "Name")', 'Cannot read properties of undefined (reading "Name")'],
  [
    'at Shell (http://localhost:8787/assets/Shell-Bk3f9aQx.js:12:3456)',
    'at Shell (http://localhost:8787/assets/Shell-Bk3f9aQx.js:12:3456)',
  ],
  ['at https://a.tw/x.js?token=abc&phone=1:12:34)', 'at https://a.tw/x.js:12:34)'],
  ['GET https://a.tw/member/info?email=owl#top failed', 'GET https://a.tw/member/info failed'],
  ['https://owl:secret@a.tw/x', 'https://a.tw/x'],
  ['no account for Owl.Night+1@night.tw!', 'no account for <email>'],
  ['shell@https://a.tw/x.js:1:2', 'shell@https://a.tw/x.js:1:2'],
  ['owl%40night.tw is taken', '<email> is taken'],
  ['sent to 0912-345-678', 'sent to <number>'],
  ['sent to +886 912 345 678', 'sent to <number>'],
  ['sent to ０９１２３４５６７８', 'sent to <number>'],
  ['player 10000001 is gone', 'player <number> is gone'],
  ['token 3fa85f64-5717-4562-b3fc-2c963f66afa6', 'token <token>'],
  ['bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N', 'bearer <token>.<token>.<token>'],
  ['connect 192.168.1.20 failed', 'connect <address> failed'],
  ['connect 2001:db8:0:0:1:2:3:4 failed', 'connect <address> failed'],
  ['line one\nat two', 'line one\nat two'],
])('%s', (text, cleaned) => {
  expect(clean(text)).toBe(cleaned);
});

const digits = (minLength: number, maxLength: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength, maxLength }).map((all) => all.join(''));
const words = fc.array(fc.constantFrom('failed', 'at', 'TypeError:', '(', ')', '\n', '無法', 'x.js:1:2'), {
  maxLength: 6,
});

describe('in any surroundings', () => {
  const within = (secret: string, before: readonly string[], after: readonly string[]): string =>
    clean(`${before.join(' ')} ${secret} ${after.join(' ')}`);

  it('removes a phone or an id', () => {
    fc.assert(fc.property(digits(8, 14), words, words, (number, a, b) => !within(number, a, b).includes(number)));
  });
  it('removes an e-mail address', () => {
    fc.assert(fc.property(fc.emailAddress(), words, words, (email, a, b) => !within(email, a, b).includes('@')));
  });
  it('removes a token of 20 characters or more', () => {
    const token = fc.tuple(fc.stringMatching(/^[A-Za-z0-9_-]{20,64}$/), digits(1, 1)).map((parts) => parts.join(''));
    fc.assert(fc.property(token, words, words, (secret, a, b) => !within(secret, a, b).includes(secret)));
  });
  it('removes the query and the fragment of an address', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), words, words, (url, a, b) => {
        const { search } = new URL(url);
        return search.length < 3 || !within(url, a, b).includes(search);
      }),
    );
  });
  it.each(['a', 'a.', 'a1-', '@', '%40', '?', ':', '1', 'http://', 'a@b:'])(
    'is fast for a text of many thousand characters: %s',
    (piece) => {
      const began = performance.now();
      cleanErrorText(piece.repeat(100_000), 3000);
      expect(performance.now() - began).toBeLessThan(5000);
    },
  );
  it('changes nothing the second time, and never exceeds its bound', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.integer({ min: 1, max: 100 }), (text, most) => {
        const once = cleanErrorText(text, most);
        return [...once].length <= most && cleanErrorText(once, most) === once;
      }),
      { numRuns: 500 },
    );
  });
});
