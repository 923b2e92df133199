/** Case, width and accents do not count: `Ｖ` finds `vip`, `da` finds `Đà`. */
const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[đĐ]/gu, 'd').toLowerCase();

/** Whether an option holds what was typed. */
export function matches(option: { label: string; hint?: string }, query: string): boolean {
  const wanted = plain(query.trim());
  return wanted === '' || plain(option.label).includes(wanted) || plain(option.hint ?? '').includes(wanted);
}

interface Part {
  text: string;
  hit: boolean;
  /** Where it begins. */
  at: number;
}

/** A text cut into what was searched for and what stands around it. */
export function partsOf(text: string, query: string): readonly Part[] {
  const wanted = plain(query.trim());
  // Letter by letter, since a letter can become shorter or longer when its marks go.
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
