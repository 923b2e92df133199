/** The line width of this project's formatter (`biome.json`). */
const WIDEST = 120;

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Columns on the screen: Han characters and their punctuation take two. */
const widthOf = (text: string): number =>
  Array.from(text).reduce(
    (sum, letter) =>
      sum +
      (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f000}-\u{3fffd}]/u.test(
        letter,
      )
        ? 2
        : 1),
    0,
  );

/** Numbers fill their lines. */
function filled(numbers: readonly string[], indent: string): string {
  const lines = numbers.reduce<readonly string[]>((all, number, index) => {
    const piece = index < numbers.length - 1 ? `${number},` : number;
    const last = all.at(-1);
    if (last === undefined) return [piece];
    return indent.length + widthOf(last) + 1 + piece.length > WIDEST
      ? [...all, piece]
      : [...all.slice(0, -1), `${last} ${piece}`];
  }, []);
  return lines.map((line) => `${indent}${line}`).join('\n');
}

/** @param before the columns of the line that are taken on both sides of the value */
function write(value: unknown, indent: string, before: number): string {
  const inner = `${indent}  `;
  if (isGroup(value)) {
    const fields = Object.entries(value).filter(([, given]) => given !== undefined);
    if (fields.length === 0) return '{}';
    const lines = fields.map(([key, given], index) => {
      const name = `${inner}${JSON.stringify(key)}: `;
      return name + write(given, inner, widthOf(name) + (index < fields.length - 1 ? 1 : 0));
    });
    return `{\n${lines.join(',\n')}\n${indent}}`;
  }
  if (!Array.isArray(value)) return JSON.stringify(value);
  const given: readonly unknown[] = value;
  if (given.length === 0) return '[]';
  const items = given.map((one, index) => write(one, inner, inner.length + (index < given.length - 1 ? 1 : 0)));
  const flat = `[${items.join(', ')}]`;
  if (!flat.includes('\n') && before + widthOf(flat) <= WIDEST) return flat;
  const body = given.every((one) => typeof one === 'number')
    ? filled(items, inner)
    : items.map((item) => `${inner}${item}`).join(',\n');
  return `[\n${body}\n${indent}]`;
}

/**
 * Formats JSON as this project's formatter does, so that a file from the Brand Studio passes its checks: a field
 * per line, and lists on one line if they fit.
 */
export const formatJson = (value: unknown): string => `${write(value, '', 0)}\n`;
