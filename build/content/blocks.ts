import type { Blockquote, Heading, ListItem, Nodes, PhrasingContent, RootContent } from 'mdast';
import type { ProseBlock, ProseInline, ProseTone } from '#ui/components/Prose/block.ts';

/** Receives each node that a text must not contain. */
export type Report = (node: Nodes, text: string) => void;

const tones: Readonly<Record<string, ProseTone>> = { NOTE: 'info', WARNING: 'warning', CAUTION: 'danger' };
const HAN = '[\\p{Script=Han}，。、；：「」『』（）！？…—]';
/** A line break between two Chinese characters is no space. */
const hanBreak = new RegExp(`(?<=${HAN})\\n(?=${HAN})`, 'gu');
const ADDRESS = /^(https:\/\/|mailto:|tel:|\/(?!\/)|#)/;

/** Turns the parsed Markdown of one text into blocks for the pages, and reports nodes that no block can show. */
export function blocksOf(nodes: readonly RootContent[], report: Report): ProseBlock[] {
  const ids = new HeadingIds(report);
  const inline = (children: readonly PhrasingContent[]): ProseInline[] =>
    children.flatMap((child) => inlineOf(child, inline, report));
  const blocks = (children: readonly RootContent[]): ProseBlock[] => children.flatMap((child) => block(child));
  const block = (node: RootContent): ProseBlock[] => {
    switch (node.type) {
      case 'yaml':
        return [];
      case 'heading':
        return [headingOf(node, ids, inline)];
      case 'paragraph':
        return [{ kind: 'paragraph', children: inline(node.children) }];
      case 'list': {
        const items = node.children.map((item: ListItem) => blocks(item.children));
        return [{ kind: 'list', ordered: node.ordered === true, start: node.start ?? 1, items }];
      }
      case 'table': {
        const [head = [], ...rows] = node.children.map((row) => row.children.map((cell) => inline(cell.children)));
        return [{ kind: 'table', head, rows }];
      }
      case 'blockquote':
        return [noteOf(node, blocks, report)];
      case 'thematicBreak':
        return [{ kind: 'rule' }];
      case 'html':
        report(node, `HTML is not part of these texts: ${node.value.split('\n')[0] ?? ''}`);
        return [];
      default:
        report(node, `${node.type} is not part of these texts`);
        return [];
    }
  };
  const made = blocks(nodes);
  ids.checkLinks();
  return made;

  function headingOf(node: Heading, known: HeadingIds, read: typeof inline): ProseBlock {
    const children = read(node.children);
    const last = children.at(-1);
    const named = typeof last === 'string' ? /\s*\{#([a-z0-9-]+)\}$/.exec(last) : null;
    if (typeof last === 'string' && named) children.splice(-1, 1, last.slice(0, named.index));
    if (node.depth === 1) report(node, 'the title stands in the front matter: headings begin with ##');
    const level = node.depth === 3 || node.depth === 4 ? node.depth : 2;
    return { kind: 'heading', level, id: known.take(node, level, named?.[1]), children };
  }

  function inlineOf(node: PhrasingContent, read: typeof inline, tell: Report): ProseInline[] {
    switch (node.type) {
      case 'text':
        return [node.value.replace(hanBreak, '').replaceAll('\n', ' ')];
      case 'strong':
        return [{ kind: 'strong', children: read(node.children) }];
      case 'emphasis':
        return [{ kind: 'em', children: read(node.children) }];
      case 'break':
        return [{ kind: 'break' }];
      case 'link':
        if (!ADDRESS.test(node.url)) tell(node, `a link leads to https:, mailto:, tel:, /… or #…, not to ${node.url}`);
        if (node.url.startsWith('#')) ids.linked.push({ node, id: node.url.slice(1) });
        return [{ kind: 'link', href: node.url, children: read(node.children) }];
      case 'html':
        tell(node, `HTML is not part of these texts: ${node.value}`);
        return [];
      default:
        tell(node, `${node.type} is not part of these texts`);
        return [];
    }
  }
}

function noteOf(node: Blockquote, blocks: (nodes: readonly RootContent[]) => ProseBlock[], report: Report): ProseBlock {
  const children = blocks(node.children);
  const [first, ...rest] = children;
  const [head, ...words] = first?.kind === 'paragraph' ? first.children : [];
  const marked = typeof head === 'string' ? /^\[!(\w+)\]\s*/.exec(head) : null;
  if (typeof head !== 'string' || !marked) return { kind: 'note', tone: 'info', children };
  const tone = tones[marked[1] ?? ''];
  if (tone === undefined) report(node, `a note is NOTE, WARNING or CAUTION, not ${marked[1] ?? ''}`);
  const left = head.slice(marked[0].length);
  const opening = left === '' ? words : [left, ...words];
  const body: ProseBlock[] = opening.length === 0 ? rest : [{ kind: 'paragraph', children: opening }, ...rest];
  return { kind: 'note', tone: tone ?? 'info', children: body };
}

/**
 * Gives each heading its explicit name, or else its position, which is the same in every language: `s2-1` is the first heading of the
 * second section.
 */
class HeadingIds {
  readonly linked: { node: Nodes; id: string }[] = [];
  readonly #taken = new Set<string>();
  readonly #counts = [0, 0, 0];
  readonly #report: Report;
  #level = 1;

  constructor(report: Report) {
    this.#report = report;
  }

  take(node: Nodes, level: 2 | 3 | 4, named: string | undefined): string {
    if (level > this.#level + 1)
      this.#report(node, `a heading of level ${String(level)} stands under none of the level above`);
    this.#level = level;
    this.#counts.fill(0, level - 1);
    this.#counts[level - 2] = (this.#counts[level - 2] ?? 0) + 1;
    const id = named ?? `s${this.#counts.slice(0, level - 1).join('-')}`;
    if (this.#taken.has(id)) this.#report(node, `two headings are named ${id}`);
    this.#taken.add(id);
    return id;
  }

  checkLinks(): void {
    for (const { node, id } of this.linked) {
      if (!this.#taken.has(id)) this.#report(node, `no heading of this text is named ${id}`);
    }
  }
}
