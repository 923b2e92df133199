import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { type Locale, locales } from '#locales/index.ts';
import { readCatalogue } from './catalogue.ts';
import { keepUnits } from './keepUnits.ts';

const VALUES = { hours: 24, count: 3, gold: '10,000', name: 'Ada', b: (inside: unknown) => String(inside) };
const written = (text: string, locale: Locale): string => {
  const messages = { id: keepUnits(parse(text), locale) };
  return String(createIntl({ locale: 'en', messages, onError: () => undefined }).formatMessage({ id: 'id' }, VALUES));
};

test.each([
  ['zh_tw', '{hours} 小時未領完', '24\u00a0小時未領完'],
  ['zh_tw', '剩 {count, plural, other {# 天}}', '剩 3\u00a0天'],
  ['zh_tw', '滿 18 歲 才可', '滿 18\u00a0歲 才可'],
  ['zh_tw', '<b>{gold}</b> 金幣', '10,000\u00a0金幣'],
  ['zh_tw', '{name} 邀請您', 'Ada 邀請您'],
  ['id_id', 'Sisa {count, number} hari lagi', 'Sisa 3\u00a0hari lagi'],
  ['id_id', '{count} harimau', '3 harimau'],
  ['id_id', 'Pilih 6 digit angka', 'Pilih 6\u00a0digit angka'],
  ['vi_vn', '{count, plural, other {# người chơi}} khác', '3\u00a0người\u00a0chơi khác'],
  ['vi_vn', 'Đủ 18 tuổi trở lên', 'Đủ 18\u00a0tuổi trở lên'],
] as const)('%s: %s', (locale, text, kept) => {
  expect(written(text, locale)).toBe(kept);
});

const SPACED = {
  zh_tw: /[\d}#>] (?:秒|分鐘|小時|天|次|份|封|位|人|筆|則|個|件|字|級|倍|歲|金幣|寶石|點數|元)/u,
  id_id: /[\d}#>] (?:detik|menit|jam|hari|bulan|tahun|kali|koin|permata|poin|orang|surat)(?!\p{L})/u,
  vi_vn: /[\d}#>] (?:giây|phút|giờ|ngày|tháng|năm|tuổi|lần|vàng|xu|điểm|người|thư)(?!\p{L})/u,
} satisfies Record<Locale, RegExp>;

/** Returns a compiled message as text, with every placeholder as `}`. */
function spell(parts: ReturnType<typeof parse>): string {
  return parts
    .map((part) => {
      if ('children' in part) return `${spell(part.children)}>`;
      if ('options' in part)
        return `{${Object.values(part.options)
          .map(({ value }) => spell(value))
          .join('|')}}`;
      return part.type === TYPE.literal ? part.value : '}';
    })
    .join('');
}

test.each(locales)('%s has no break between a number and its unit', async (locale) => {
  const catalogue = await readCatalogue(process.cwd(), locale);
  const source = Object.values(catalogue).filter((text) => SPACED[locale].test(text));
  expect(source.length).toBeGreaterThan(50);
  const broken = Object.entries(catalogue).filter(([, text]) =>
    SPACED[locale].test(spell(keepUnits(parse(text), locale))),
  );
  expect(broken).toEqual([]);
});
