import { expect, it } from 'vitest';
import indonesian from './id_id.json' with { type: 'json' };
import indonesianSheets from './sheets/id_id.json' with { type: 'json' };
import vietnameseSheets from './sheets/vi_vn.json' with { type: 'json' };
import chineseSheets from './sheets/zh_tw.json' with { type: 'json' };
import { languageOf, type Language, loadClientTexts, Texts } from './texts.ts';
import vietnamese from './vi_vn.json' with { type: 'json' };
import chinese from './zh_tw.json' with { type: 'json' };

type TextsFile = Readonly<Record<string, string>>;

const holes = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).toSorted();

it.each([
  ['id_id', indonesian, chinese],
  ['vi_vn', vietnamese, chinese],
  ['id_id of the sheets', indonesianSheets, chineseSheets],
  ['vi_vn of the sheets', vietnameseSheets, chineseSheets],
])('%s has every text, with the same holes', (_language, texts: TextsFile, expected: TextsFile) => {
  expect(Object.keys(texts).toSorted()).toEqual(Object.keys(expected).toSorted());
  const holesOf = (language: TextsFile) => Object.keys(expected).map((key) => [key, holes(language[key] ?? '')]);
  expect(holesOf(texts)).toEqual(holesOf(expected));
});

const textsIn = async (language: Language, ofGame = {}): Promise<Texts> =>
  new Texts(language, await loadClientTexts(language), ofGame);

it('an unknown language is Chinese, and an unknown problem has a text', async () => {
  const texts = await textsIn(languageOf('fr_fr'), { 'symbol.owl': '夜梟' });
  expect(texts.text('line', { line: 7, symbol: texts.symbol('owl'), count: 4 })).toBe('第 7 線 · 夜梟 × 4');
  expect(texts.problem('SOMETHING_NEW')).toBe(chinese.problemother);
});

it('amounts have the language’s format', async () => {
  const chineseTexts = await textsIn('zh_tw');
  const indonesianTexts = await textsIn('id_id');
  expect(chineseTexts.signed(64_200)).toBe('+64,200');
  expect(indonesianTexts.coins(64_200)).toBe('64.200');
  expect(chineseTexts.multiple(2.4)).toBe('×2.4');
  expect(chineseTexts.multiple(64)).toBe('×64');
  expect(chineseTexts.multiple(10.8)).toBe('×10.8');
  expect(chineseTexts.multiple(1.1)).toBe('×1.1');
  expect(chineseTexts.multiple(123.49)).toBe('×123.4');
});

it('numbers of the sheets have the language’s format', async () => {
  const chineseTexts = await textsIn('zh_tw');
  const indonesianTexts = await textsIn('id_id');
  expect(chineseTexts.percent(0.960200837606)).toBe('96.02');
  expect(indonesianTexts.percent(0.960200837606)).toBe('96,02');
  expect(chineseTexts.compact(100_000_000)).toBe('1億');
  expect(chineseTexts.short(2.4)).toBe('2.4');
});

it('coins are written in a large unit only where that is exact', async () => {
  const chineseTexts = await textsIn('zh_tw');
  const indonesianTexts = await textsIn('id_id');
  const vietnameseTexts = await textsIn('vi_vn');
  const amounts = [40, 4000, 12_500, 20_000, 12_345, 300_000_000];
  expect(amounts.map((coins) => chineseTexts.coinValue(coins))).toEqual([
    '40',
    '4千',
    '1.25萬',
    '2萬',
    '12,345',
    '3億',
  ]);
  expect(indonesianTexts.coinValue(2_500_000)).toBe('2,5\u00a0jt');
  expect(vietnameseTexts.coinValue(4000)).toBe('4\u00a0N');
});
