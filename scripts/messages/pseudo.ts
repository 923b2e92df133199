import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'ë',
  i: 'ï',
  o: 'ö',
  u: 'ü',
  y: 'ý',
  n: 'ñ',
  c: 'ç',
  s: 'š',
  z: 'ž',
  A: 'Å',
  E: 'É',
  I: 'Î',
  O: 'Ø',
  U: 'Û',
  Y: 'Ý',
  N: 'Ñ',
  C: 'Ç',
  S: 'Š',
  Z: 'Ž',
};

const filler = '～ẋ';

/** Accents letters, marks each run of Han characters and makes the text 40 % longer. */
function disguise(text: string): string {
  const characters = Array.from(text);
  if (characters.every((character) => character.trim() === '')) return text;
  const extra = Math.ceil(characters.filter((character) => character.trim() !== '').length * 0.4);
  const accented = characters.map((character) => accents[character] ?? character).join('');
  return accented + Array.from({ length: extra }, (_, index) => filler[index % filler.length]).join('');
}

function disguiseParts(parts: readonly MessageFormatElement[]): MessageFormatElement[] {
  return parts.map((part): MessageFormatElement => {
    if (part.type === TYPE.literal) return { ...part, value: disguise(part.value) };
    if (part.type === TYPE.tag) return { ...part, children: disguiseParts(part.children) };
    if (part.type !== TYPE.plural && part.type !== TYPE.select) return part;
    const options = Object.fromEntries(
      Object.entries(part.options).map(([name, option]) => [name, { ...option, value: disguiseParts(option.value) }]),
    );
    return { ...part, options };
  });
}

/**
 * Turns a parsed message into its pseudo-locale form: `[Şïgñ ïñ～ẋ]`.
 *
 * The brackets reveal a truncated text, the accents a text outside the catalogue, and the length a text that does not fit. Placeholders,
 * plurals and tags stay unchanged.
 */
export function pseudoMessage(message: readonly MessageFormatElement[]): MessageFormatElement[] {
  return [{ type: TYPE.literal, value: '[' }, ...disguiseParts(message), { type: TYPE.literal, value: ']' }];
}
