/** An element of an announcement's HTML, or a text. */
export type MarkupNode = MarkupElement | string;

export interface MarkupElement {
  /** The name of the element, in small letters. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly MarkupNode[];
}

const TOKEN = /<!--[^]*?-->|<(\/?)([a-z][a-z0-9]*)((?:[^<>"]|"[^"]*")*)>|[^<]+|</gi;
const ATTRIBUTE = /([a-z-]+)\s*=\s*"([^"]*)"/gi;
/** Elements without content. */
const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img']);
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };
const MAX_CODE_POINT = 0x10_ff_ff;

/**
 * Reads the HTML of an announcement, which the service wrote after its checks (`domain/announcement/sanitise.ts`): every element is closed,
 * and attributes are in double quotes. The service draws the page too, so this function uses no parser of a browser. Other HTML is read as
 * texts and elements as far as possible.
 */
export function readMarkup(html: string): readonly MarkupNode[] {
  const top: MarkupNode[] = [];
  const open: { readonly name: string; readonly children: MarkupNode[] }[] = [];
  const add = (node: MarkupNode): void => void (open.at(-1)?.children ?? top).push(node);
  for (const [token, slash, written = '', attributes = ''] of html.matchAll(TOKEN)) {
    if (token.startsWith('<!--')) continue;
    if (slash === undefined) {
      add(decode(token));
      continue;
    }
    const name = written.toLowerCase();
    if (slash === '/') {
      const at = open.findLastIndex((element) => element.name === name);
      if (at >= 0) open.length = at;
      continue;
    }
    const children: MarkupNode[] = [];
    add({ name, attributes: readAttributes(attributes), children });
    if (!VOID.has(name)) open.push({ name, children });
  }
  return top;
}

const readAttributes = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name.toLowerCase(), decode(value)]),
  );

/** Replaces references such as `&amp;` and `&#39;`. An unknown reference does not change. */
const decode = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi, (reference, decimal?: string, hex?: string, name = '') => {
    const code = decimal === undefined ? (hex === undefined ? undefined : Number.parseInt(hex, 16)) : Number(decimal);
    if (code === undefined) return NAMED[String(name).toLowerCase()] ?? reference;
    return code <= MAX_CODE_POINT ? String.fromCodePoint(code) : reference;
  });

/** Returns all elements of some names inside nodes, in the order of the text. */
export const elementsOf = (nodes: readonly MarkupNode[], names: ReadonlySet<string>): readonly MarkupElement[] =>
  nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [...(names.has(node.name) ? [node] : []), ...elementsOf(node.children, names)],
  );
