const FULL_WIDTH = /[\uff01-\uff5e]/gu;

/** Converts full-width letters, digits and signs of an East Asian input method to their usual width: `０９，ｅ` becomes `09,e`. */
export const narrow = (typed: string): string =>
  typed.replaceAll(FULL_WIDTH, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xfee0));
