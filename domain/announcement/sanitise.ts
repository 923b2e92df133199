/** Elements that an announcement may hold, and their attributes. Everything else goes; its words stay. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  p: [],
  h3: [],
  h4: [],
  ul: [],
  ol: [],
  li: [],
  blockquote: [],
  strong: [],
  em: [],
  u: [],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: [],
  td: [],
  a: ['href'],
  br: [],
  hr: [],
  img: ['src', 'alt'],
};
const EMPTY = new Set(['br', 'hr', 'img']);
const SYNONYMS: Readonly<Record<string, string>> = { b: 'strong', i: 'em', h1: 'h3', h2: 'h3' };
/** Their content is no text. */
const SILENT = /<(script|style|template|iframe|svg|math|noscript|title|textarea)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s+[^<>]*)?)\/?>/gi;
const ATTRIBUTE = /([a-z][a-z-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
/** A path of the product's own, or https; a link may also write a letter. */
const ADDRESS: Readonly<Record<string, RegExp>> = {
  href: /^(?:\/(?![/\\])|https:\/\/|mailto:)[^\s\\]*$/,
  src: /^(?:\/(?![/\\])|https:\/\/)[^\s\\]*$/,
};
const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const NAMED: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
};

/**
 * Writes HTML anew from what it holds of the allow-list. Whatever is not a whole allowed tag is written as text, so that
 * nothing passes that this function does not know; open elements are closed.
 * @param html as an operator wrote it
 */
export function sanitiseHtml(html: string): string {
  const source = html.replace(/<!--[\s\S]*?(?:-->|$)/g, '').replace(SILENT, '');
  const open: string[] = [];
  let written = '';
  let at = 0;
  for (const tag of source.matchAll(TAG)) {
    written += text(source.slice(at, tag.index));
    at = tag.index + tag[0].length;
    written += tag[1] === '' ? begin(nameOf(tag[2]), tag[3] ?? '', open) : end(nameOf(tag[2]), open);
  }
  written += text(source.slice(at));
  return written + open.toReversed().map(closing).join('');
}

function nameOf(written: string | undefined): string {
  const name = (written ?? '').toLowerCase();
  return SYNONYMS[name] ?? name;
}

function begin(name: string, attributes: string, open: string[]): string {
  const allowed = Object.hasOwn(ALLOWED, name) ? ALLOWED[name] : undefined;
  if (allowed === undefined) return '';
  const kept = attributesOf(attributes).filter(([attribute]) => allowed.includes(attribute));
  if (name === 'img' && !kept.some(([attribute]) => attribute === 'src')) return '';
  if (!EMPTY.has(name)) open.push(name);
  const rel = name === 'a' ? ' rel="noopener noreferrer"' : '';
  return `<${name}${kept.map(([attribute, value]) => ` ${attribute}="${escape(value)}"`).join('')}${rel}>`;
}

/** Closes an element with all that is open in it; an end without a beginning is nothing. */
function end(name: string, open: string[]): string {
  const from = open.lastIndexOf(name);
  return from < 0 ? '' : open.splice(from).toReversed().map(closing).join('');
}

function attributesOf(written: string): [name: string, value: string][] {
  const found = new Map<string, string>();
  for (const [, name = '', double, single] of written.matchAll(ATTRIBUTE)) {
    const value = unescape(double ?? single ?? '').trim();
    const address = ADDRESS[name.toLowerCase()];
    if (address === undefined || address.test(value)) found.set(name.toLowerCase(), value);
  }
  return [...found];
}

const closing = (name: string): string => `</${name}>`;
const text = (written: string): string => escape(unescape(written));
const escape = (plain: string): string => plain.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
const unescape = (written: string): string =>
  written.replace(/&(?:amp|lt|gt|quot|nbsp|#39);/g, (sign) => NAMED[sign] ?? sign);
