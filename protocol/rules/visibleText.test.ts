import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasVisibleText, MAX_MARKS, readableText, withoutDirections } from './visibleText.ts';

function* codePoints(pattern: RegExp): Generator<string> {
  for (let point = 0; point <= 0x10ffff; point += 1) {
    const character = String.fromCodePoint(point);
    if (pattern.test(character)) yield character;
  }
}

const BLANKS = [
  ['space', ' '],
  ['ideographic space', '\u3000'],
  ['no-break space', '\u00a0'],
  ['zero width space', '\u200b'],
  ['zero width joiner', '\u200d'],
  ['word joiner', '\u2060'],
  ['byte order mark', '\ufeff'],
  ['soft hyphen', '\u00ad'],
  ['grapheme joiner', '\u034f'],
  ['variation selector', '\ufe0f'],
  ['ideographic variation selector', '\u{e0100}'],
  ['Braille blank', '\u2800'],
  ['Hangul filler', '\u3164'],
  ['half-width Hangul filler', '\uffa0'],
  ['leading Hangul filler', '\u115f'],
  ['vowel Hangul filler', '\u1160'],
  ['Mongolian vowel separator', '\u180e'],
  ['right-to-left override', '\u202e'],
  ['isolate', '\u2066'],
  ['tag', '\u{e0061}'],
  ['null notehead', '\u{1d159}'],
  ['object replacement', '\ufffc'],
  ['annotation anchor', '\ufff9'],
  ['control', '\u0007'],
  ['half of a pair', '\ud83d'],
  ['lone mark', '\u0301'],
  ['private character', '\ue000'],
] as const;

describe('text without visible characters', () => {
  it.for(BLANKS)('is empty: %s', ([, blank]) => {
    for (const text of [blank, blank.repeat(99), ` ${blank}\n${blank} `]) {
      expect(hasVisibleText(text)).toBe(false);
      expect(readableText(text)).toBe('');
    }
  });

  it('is empty for every ignorable, space, control and lone mark of Unicode', () => {
    const blank = /^[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}\p{M}]$/u;
    expect([...codePoints(blank)].filter((one) => hasVisibleText(one) || readableText(one) !== '')).toEqual([]);
  });

  it('is empty in any mixture', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...BLANKS.map(([, blank]) => blank))), (blanks) => {
        expect(readableText(blanks.join(''))).toBe('');
      }),
    ));
});

describe('text that can be read', () => {
  it.for([
    '你好',
    'a\nb',
    'tiếng Việt',
    'ที่นี่ น้ำ ผู้ใหญ่',
    'မြို့ ကျော့် ယောက်ျား',
    'क्ष्म्य ക്ഷ്മ ന്‍',
    'می‌خواهم',
    'שָּׁ֑ב',
    '1️⃣ #️⃣',
    '👨‍👩‍👧‍👦 🧑🏽‍🚀 🏳️‍🌈 🏴‍☠️ ❤️‍🔥 👁️‍🗨️',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇹🇼',
    '葛\u{e0100}城',
    'ᠠ\u180b',
    '⠓⠑⠇⠇⠕',
    'ㄅㄆㄇ',
    '한국어',
    '(op=share&player_id=1)',
  ])('is kept as it is: %s', (text) => expect(readableText(text)).toBe(text.normalize('NFC')));

  it.for([
    ['  e\u0301 \n', 'é'],
    ['a\u0000b\r\nc\ud83d', 'ab\nc'],
    ['賭\u200b博', '賭博'],
    ['賭\u200d博', '賭博'],
    ['b\ufe0fad', 'bad'],
    ['a\u034f\u0301', 'á'],
    ['\u2800hi\u2800\u2800', 'hi'],
    ['看\u3164看', '看看'],
    ['\u202eabc.exe\u202c', 'abc.exe'],
    ['\u2067x\u2066\u200f', 'x'],
    ['a\u{e0061}\u{e0062}', 'a'],
    ['👍\u200d\u200d\u200d👍', '👍\u200d👍'],
  ] as const)('loses characters that draw nothing: %j', ([text, kept]) => expect(readableText(text)).toBe(kept));

  it('keeps a few combining marks of a run', () => {
    expect(readableText(`z${'\u0335'.repeat(99)}!`)).toBe(`z${'\u0335'.repeat(MAX_MARKS)}!`);
    expect(readableText(`ก${'\u0e49\u200d'.repeat(40)}`)).toBe(`ก${'\u0e49'.repeat(MAX_MARKS)}`);
  });

  it('keeps decomposed Vietnamese in any form', () =>
    expect(readableText('Nguyễn Thị Ngọc Ánh ở Đà Nẵng'.normalize('NFD'))).toBe('Nguyễn Thị Ngọc Ánh ở Đà Nẵng'));
});

it('a text without directions does not change otherwise', () =>
  expect(withoutDirections('a\u202e\u2067b\u200f\u061cc\u200d\u200b')).toBe('abc\u200d\u200b'));

describe('any text', () => {
  const text = fc.array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 3 }),
      fc.constantFrom(...BLANKS.map(([, blank]) => blank)),
      fc.constantFrom('\u0301', '\u0335', '\u093c', '\u09be', '\u0e49', '\u05bc', '\u20e3', '\u1ab0'),
      fc.constantFrom(
        'न',
        'ক',
        'e',
        'か',
        '가',
        'ᄀ',
        'ᅡ',
        '字',
        '豈',
        'س',
        '1',
        '🏴',
        '👩',
        '🏽',
        '❤',
        'ᠠ',
        '≠',
        '\n',
        '☠',
      ),
    ),
    { maxLength: 40 },
  );

  it('becomes a form that reading again does not change', () =>
    fc.assert(
      fc.property(text, (parts) => {
        const kept = readableText(parts.join(''));
        expect(readableText(kept)).toBe(kept);
        expect(kept).toBe(kept.normalize('NFC'));
        expect(kept).toBe(kept.trim());
        expect(kept === '').toBe(!hasVisibleText(kept));
      }),
    ));

  it('has no long run of marks and no direction control', () =>
    fc.assert(
      fc.property(text, (parts) => {
        const kept = readableText(parts.join(''));
        expect(kept).not.toMatch(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u);
        expect(kept.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')).not.toMatch(
          new RegExp(`\\p{M}{${String(MAX_MARKS + 1)},}`, 'u'),
        );
      }),
    ));

  it('keeps every character that can be seen', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (seen) => {
        const letters = (given: string): string =>
          given
            .normalize('NFC')
            .replaceAll(/[^\p{L}\p{N}\p{P}\p{S}]|[\p{Default_Ignorable_Code_Point}\u2800\u{1d159}\ufffc]/gu, '');
        expect(letters(readableText(seen))).toBe(letters(seen));
      }),
    ));
});
