/** Shortened units, largest first. Chinese counts in units of ten thousand. */
const steps = {
  chinese: [
    [100_000_000, '億'],
    [10_000, '萬'],
  ],
  other: [
    [1_000_000_000, 'B'],
    [1_000_000, 'M'],
    [1_000, 'K'],
  ],
} as const;

const formats = new Map<string, Intl.NumberFormat>();

/** @param decimals 2 always writes two decimals, 1 writes one unless it is 0 */
function formatOf(locale: string, decimals: 0 | 1 | 2 = 0): Intl.NumberFormat {
  const key = `${locale} ${String(decimals)}`;
  let format = formats.get(key);
  if (!format) {
    const tag = locale.replace('_', '-');
    const [known = 'en'] = Intl.NumberFormat.supportedLocalesOf([tag, 'en']);
    format = new Intl.NumberFormat(known, {
      minimumFractionDigits: decimals === 1 ? 0 : decimals,
      maximumFractionDigits: decimals,
    });
    formats.set(key, format);
  }
  return format;
}

/** Cuts after the second decimal. Rounding to 15 digits keeps 1.15, which a double stores as a slightly smaller number. */
const cutHundredths = (value: number): number => Math.trunc(Number((value * 100).toPrecision(15))) / 100;

/**
 * Formats a number with the language's thousands separators: `1,286,540`.
 * @param locale a language tag, `zh-TW` or `zh_tw`; an unknown tag counts as English
 * @param decimals writes two decimals and cuts the others: `643.00`. Defaults to none.
 */
export function formatAmount(value: number, locale: string, decimals?: 2): string {
  if (decimals === undefined) return formatOf(locale).format(value);
  return formatOf(locale, decimals).format(cutHundredths(value));
}

/**
 * Shortens an integer for a small space: `1.2萬`, `3.4億` in Chinese, `1.2K`, `3.4M`, `5B` elsewhere, with the language's
 * decimal point. Writes a number below the first unit in full. Cuts and never rounds up, so that players never see more
 * than they have.
 */
export function shortenAmount(value: number, locale: string): string {
  const size = Math.abs(value);
  const unit = steps[/^zh\b|^zh_/u.test(locale) ? 'chinese' : 'other'].find(([from]) => size >= from);
  if (!unit) return formatAmount(value, locale);
  const tenths = Math.floor((size / unit[0]) * 10);
  return `${value < 0 ? '-' : ''}${formatOf(locale, 1).format(tenths / 10)}${unit[1]}`;
}
