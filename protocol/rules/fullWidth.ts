const FULL_WIDTH = /[\uff01-\uff5e]/gu;

/** Letters, digits and signs as an East Asian input method may leave them, in their usual width: `０９，ｅ` is `09,e`. */
export const narrow = (typed: string): string =>
  typed.replaceAll(FULL_WIDTH, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xfee0));
