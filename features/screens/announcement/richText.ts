import { ownAddress } from '#protocol/rules/ownAddress.ts';
import { hasVisibleText } from '#protocol/rules/visibleText.ts';
import type { ProseBlock, ProseInline } from '#ui/components/Prose/index.ts';
import { elementsOf, type MarkupElement, type MarkupNode, readMarkup } from './markup.ts';

/** A link within the product, https or mailto. The service has the same rule; the page checks it again. */
const ADDRESS = /^(?:\/(?![/\\])|https:\/\/|mailto:)[^\s\\]*$/;

/** A part of an announcement: text, or a picture between texts. */
export type RichPart =
  | { readonly kind: 'text'; readonly blocks: readonly ProseBlock[] }
  | { readonly kind: 'picture'; readonly src: string; readonly alt: string; readonly href?: string };

/**
 * Reads an announcement's HTML (the allow-list of decisions 0030) into parts, so that no unknown markup reaches the page. Unknown elements
 * become text; pictures from other hosts are dropped.
 *
 * @param origin the allowed origin of pictures, since another host must not be informed about the readers
 */
export function readRichText(html: string, origin: string = ownOrigin()): readonly RichPart[] {
  const nodes = readMarkup(html);
  return partsOf(nodes, { origin, headings: elementsOf(nodes, HEADINGS) });
}

/** The service draws the page without a window. It knows pictures by their paths only. */
const ownOrigin = (): string => (typeof window === 'undefined' ? '' : window.location.origin);

/** The facts of the whole text that its parts need. */
interface Whole {
  readonly origin: string;
  readonly headings: readonly MarkupElement[];
  /** The address of the link around a part. */
  readonly href?: string;
}

const HEADINGS: ReadonlySet<string> = new Set(['h3', 'h4']);
const PICTURES: ReadonlySet<string> = new Set(['img']);
const ROWS: ReadonlySet<string> = new Set(['tr']);
/** Elements that may hold pictures between their texts. Lists, tables and quotes cannot contain pictures. */
const HOLDERS: ReadonlySet<string> = new Set(['p', 'div', 'section', 'a']);

function partsOf(nodes: readonly MarkupNode[], whole: Whole): RichPart[] {
  const parts: RichPart[] = [];
  let run: MarkupNode[] = [];
  const endRun = (): void => {
    const blocks = blocksOf(run, whole);
    if (blocks.length > 0) parts.push({ kind: 'text', blocks });
    run = [];
  };
  for (const node of nodes) {
    const element = typeof node === 'string' ? undefined : node;
    if (element?.name === 'img') {
      endRun();
      parts.push(...pictureOf(element, whole));
    } else if (
      element !== undefined &&
      HOLDERS.has(element.name) &&
      elementsOf(element.children, PICTURES).length > 0
    ) {
      endRun();
      const href = element.name === 'a' ? element.attributes['href'] : whole.href;
      parts.push(...partsOf(element.children, { ...whole, ...(href !== undefined && { href }) }));
    } else run.push(node);
  }
  endRun();
  return parts;
}

/** A picture of this origin, linked if it is inside a link and has an alternative text. */
function pictureOf({ attributes }: MarkupElement, { origin, href = '' }: Whole): RichPart[] {
  const src = ownAddress(attributes['src'] ?? '', origin);
  if (src === undefined) return [];
  const alt = attributes['alt']?.trim() ?? '';
  return [{ kind: 'picture', src, alt, ...(alt !== '' && ADDRESS.test(href) && { href }) }];
}

function blocksOf(nodes: readonly MarkupNode[], whole: Whole): ProseBlock[] {
  const blocks: ProseBlock[] = [];
  let run: ProseInline[] = [];
  const endRun = (): void => {
    if (run.some((word) => typeof word !== 'string' || hasVisibleText(word))) {
      blocks.push({ kind: 'paragraph', children: run });
    }
    run = [];
  };
  for (const node of nodes) {
    const block = typeof node === 'string' ? undefined : blockOf(node, whole);
    if (block === undefined) run.push(...wordsOf([node]));
    else {
      endRun();
      blocks.push(...block);
    }
  }
  endRun();
  return blocks;
}

/** Converts a block element. Undefined for an inline element. */
function blockOf(element: MarkupElement, whole: Whole): readonly ProseBlock[] | undefined {
  switch (element.name) {
    case 'p':
      return blocksOf(element.children, whole);
    case 'h3':
    case 'h4':
      return [
        {
          kind: 'heading',
          level: element.name === 'h3' ? 2 : 3,
          id: `part-${String(whole.headings.indexOf(element) + 1)}`,
          children: wordsOf(element.children),
        },
      ];
    case 'ul':
    case 'ol':
      return [
        {
          kind: 'list',
          ordered: element.name === 'ol',
          start: 1,
          items: elementsIn(element).map((item) => blocksOf(item.children, whole)),
        },
      ];
    case 'blockquote':
      return [{ kind: 'note', tone: 'info', children: blocksOf(element.children, whole) }];
    case 'hr':
      return [{ kind: 'rule' }];
    case 'table':
      return [tableOf(element)];
    case 'div':
    case 'section':
      return blocksOf(element.children, whole);
    default:
      return undefined;
  }
}

const elementsIn = ({ children }: MarkupElement): readonly MarkupElement[] =>
  children.filter((child) => typeof child !== 'string');

function tableOf(table: MarkupElement): ProseBlock {
  const [head, ...rows] = elementsOf(table.children, ROWS).map((row) =>
    elementsIn(row).map((cell) => wordsOf(cell.children)),
  );
  return { kind: 'table', head: head ?? [], rows };
}

function wordsOf(nodes: readonly MarkupNode[]): ProseInline[] {
  return nodes.flatMap((node): ProseInline[] => {
    if (typeof node === 'string') return [node];
    const children = wordsOf(node.children);
    switch (node.name) {
      case 'strong':
      case 'em':
        return [{ kind: node.name, children }];
      case 'u':
        return [{ kind: 'em', children }];
      case 'br':
        return [{ kind: 'break' }];
      case 'a': {
        const href = node.attributes['href'] ?? '';
        return ADDRESS.test(href) ? [{ kind: 'link', href, children }] : children;
      }
      default:
        return children;
    }
  });
}
