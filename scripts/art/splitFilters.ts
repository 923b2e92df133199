/** An element with a filter, within the groups around it. */
export interface FilteredPart {
  readonly filtered: string;
}

/** A drawing as layers, the lowest first. A string is a layer without filters, or one that cannot be split. */
export interface SplitDrawing {
  readonly viewBox: string;
  readonly definitions: string;
  readonly parts: ReadonlyArray<string | FilteredPart>;
}

interface Open {
  readonly name: string;
  readonly tag: string;
}

const TAG = /<(\/?)([\w-]+)([^>]*?)(\/?)>/g;
const ROOT = /^<svg xmlns="[^"]*" viewBox="([^"]*)">(<defs>.*?<\/defs>)?(.*)<\/svg>$/s;
const FILTER = /\sfilter="/;
/** A group with one of these paints its content together, so it is a layer as a whole. */
const ISOLATES = /\s(?:opacity|clip-path|mask|filter|style)="/;
const BLENDS = /mix-blend-mode/;

/** @returns the end of the element that begins at `start` */
function endOf(body: string, start: number): number {
  let depth = 0;
  TAG.lastIndex = start;
  for (let tag = TAG.exec(body); tag !== null; tag = TAG.exec(body)) {
    const [, closes, , , isEmpty] = tag;
    if (closes === '/') depth -= 1;
    else if (isEmpty !== '/') depth += 1;
    if (depth === 0) return TAG.lastIndex;
  }
  return body.length;
}

/** Splits a drawing at the elements with filters. Returns `undefined` if it has none, or a form that is not known. */
export function splitFilters(svg: string): SplitDrawing | undefined {
  const [, viewBox, definitions = '', body] = svg.match(ROOT) ?? [];
  if (viewBox === undefined || body === undefined) return undefined;
  const parts: (string | FilteredPart)[] = [];
  const open: Open[] = [];
  const within = (inner: string) =>
    `${open.map(({ tag }) => tag).join('')}${inner}${open
      .map(({ name }) => `</${name}>`)
      .toReversed()
      .join('')}`;
  /** The tags that are open where the layer begins. */
  let before = '';
  let from = 0;
  const closeLayer = (at: number) => {
    parts.push(
      `${before}${body.slice(from, at)}${open
        .map(({ name }) => `</${name}>`)
        .toReversed()
        .join('')}`,
    );
  };
  let at = 0;
  for (;;) {
    TAG.lastIndex = at;
    const tag = TAG.exec(body);
    if (tag === null) break;
    const [text, closes, name = '', attributes = '', isEmpty] = tag;
    at = TAG.lastIndex;
    if (closes === '/') open.pop();
    else if (isEmpty !== '/' && name === 'g' && !ISOLATES.test(attributes)) open.push({ name, tag: text });
    else {
      const end = isEmpty === '/' ? at : endOf(body, tag.index);
      const element = body.slice(tag.index, end);
      // An element that blends with what is below it cannot be drawn alone.
      if (FILTER.test(element) && !BLENDS.test(element)) {
        closeLayer(tag.index);
        parts.push({ filtered: within(element) });
        before = open.map((one) => one.tag).join('');
        from = end;
      }
      at = end;
    }
  }
  closeLayer(body.length);
  return parts.length > 1 ? { viewBox, definitions, parts } : undefined;
}
