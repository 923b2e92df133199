/** Ignores case, width and accents: `Ｖ` matches `vip`, `da` matches `Đà`. */
const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[đĐ]/gu, 'd').toLowerCase();

export function matches(option: { label: string; hint?: string }, query: string): boolean {
  const wanted = plain(query.trim());
  return wanted === '' || plain(option.label).includes(wanted) || plain(option.hint ?? '').includes(wanted);
}

interface Part {
  text: string;
  hit: boolean;
  at: number;
}

/** Splits a text into the matches of a query and the text between them. */
export function partsOf(text: string, query: string): readonly Part[] {
  const wanted = plain(query.trim());
  // Maps letter by letter, since a letter without its marks may have another length.
  const letters = Array.from(
    new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
    (one) => one.segment,
  );
  const bare = letters.map(plain);
  const at = wanted === '' ? -1 : bare.join('').indexOf(wanted);
  if (at < 0) return [{ text, hit: false, at: 0 }];
  let passed = 0;
  const inside = bare.map((letter) => {
    const start = passed;
    passed += letter.length;
    return start < at + wanted.length && passed > at;
  });
  const first = inside.indexOf(true);
  const last = inside.lastIndexOf(true) + 1;
  const parts = [
    { text: letters.slice(0, first).join(''), hit: false, at: 0 },
    { text: letters.slice(first, last).join(''), hit: true, at: first },
    { text: letters.slice(last).join(''), hit: false, at: last },
  ];
  return parts.filter((part) => part.text !== '');
}
