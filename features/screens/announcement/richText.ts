import { ownAddress } from '#protocol/rules/ownAddress.ts';
import { hasVisibleText } from '#protocol/rules/visibleText.ts';
import type { ProseBlock, ProseInline } from '#ui/components/Prose/index.ts';

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
export function readRichText(html: string, origin: string = window.location.origin): readonly RichPart[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return partsOf(body.childNodes, origin);
}

/** Elements that may hold pictures between their texts. Lists, tables and quotes cannot contain pictures. */
const HOLDERS: ReadonlySet<string> = new Set(['p', 'div', 'section', 'a']);

function partsOf(nodes: Iterable<Node>, origin: string): RichPart[] {
  const parts: RichPart[] = [];
  let run: Node[] = [];
  const endRun = (): void => {
    const blocks = blocksOf(run);
    if (blocks.length > 0) parts.push({ kind: 'text', blocks });
    run = [];
  };
  for (const node of nodes) {
    const element = node instanceof Element ? node : undefined;
    if (element?.localName === 'img') {
      endRun();
      parts.push(...pictureOf(element, origin));
    } else if (element !== undefined && HOLDERS.has(element.localName) && element.querySelector('img') !== null) {
      endRun();
      parts.push(...partsOf(element.childNodes, origin));
    } else run.push(node);
  }
  endRun();
  return parts;
}

/** A picture of this origin, linked if it is inside a link and has an alternative text. */
function pictureOf(image: Element, origin: string): RichPart[] {
  const src = ownAddress(image.getAttribute('src') ?? '', origin);
  if (src === undefined) return [];
  const alt = image.getAttribute('alt')?.trim() ?? '';
  const href = image.closest('a')?.getAttribute('href') ?? '';
  return [{ kind: 'picture', src, alt, ...(alt !== '' && ADDRESS.test(href) && { href }) }];
}

function blocksOf(nodes: Iterable<Node>): ProseBlock[] {
  const blocks: ProseBlock[] = [];
  let run: ProseInline[] = [];
  const endRun = (): void => {
    if (run.some((word) => typeof word !== 'string' || hasVisibleText(word))) {
      blocks.push({ kind: 'paragraph', children: run });
    }
    run = [];
  };
  for (const node of nodes) {
    const block = node instanceof Element ? blockOf(node) : undefined;
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
function blockOf(element: Element): readonly ProseBlock[] | undefined {
  switch (element.localName) {
    case 'p':
      return blocksOf(element.childNodes);
    case 'h3':
    case 'h4':
      return [
        {
          kind: 'heading',
          level: element.localName === 'h3' ? 2 : 3,
          id: `part-${idOf(element)}`,
          children: wordsOf(element.childNodes),
        },
      ];
    case 'ul':
    case 'ol':
      return [
        {
          kind: 'list',
          ordered: element.localName === 'ol',
          start: 1,
          items: [...element.children].map((item) => blocksOf(item.childNodes)),
        },
      ];
    case 'blockquote':
      return [{ kind: 'note', tone: 'info', children: blocksOf(element.childNodes) }];
    case 'hr':
      return [{ kind: 'rule' }];
    case 'table':
      return [tableOf(element)];
    case 'div':
    case 'section':
      return blocksOf(element.childNodes);
    default:
      return undefined;
  }
}

/** The index of a heading in its text. */
const idOf = (heading: Element): string =>
  String([...(heading.ownerDocument.querySelectorAll('h3,h4') ?? [])].indexOf(heading) + 1);

function tableOf(table: Element): ProseBlock {
  const [head, ...rows] = [...table.querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => wordsOf(cell.childNodes)),
  );
  return { kind: 'table', head: head ?? [], rows };
}

function wordsOf(nodes: Iterable<Node>): ProseInline[] {
  return [...nodes].flatMap((node): ProseInline[] => {
    if (!(node instanceof Element)) return node.textContent === null ? [] : [node.textContent];
    const children = wordsOf(node.childNodes);
    switch (node.localName) {
      case 'strong':
      case 'em':
        return [{ kind: node.localName, children }];
      case 'u':
        return [{ kind: 'em', children }];
      case 'br':
        return [{ kind: 'break' }];
      case 'a': {
        const href = node.getAttribute('href') ?? '';
        return ADDRESS.test(href) ? [{ kind: 'link', href, children }] : children;
      }
      default:
        return children;
    }
  });
}
