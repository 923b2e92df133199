import { unthemedColours } from '#ui/theme/probe.ts';

/** A colour on the page that the probe brand does not have. */
export interface Unthemed {
  /** The element by its part, or by its tag if it has no part: `dialog > panel`. */
  where: string;
  property: string;
  value: string;
}

const always = ['background-color', 'background-image', 'box-shadow', 'fill', 'stroke'] as const;
const sides = ['top', 'right', 'bottom', 'left'] as const;

/** Pictures, and placeholders in a picture's own colour. */
const art =
  'img, picture, source, [data-part=game-card-picture], [data-part=state-view-drawing], [data-part=state-view-drawing] *, defs, defs *';

function nameOf(element: Element): string {
  const named = element.closest('[data-part]');
  const part = named?.getAttribute('data-part') ?? 'no part';
  return named === element ? part : `${part} > ${element.tagName.toLowerCase()}`;
}

/** Returns the painted properties of an element. */
function paintedProperties(element: Element, style: CSSStyleDeclaration): readonly string[] {
  const hasText = Array.from(element.childNodes).some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
  );
  return [
    ...always.filter((property) => element instanceof SVGElement || (property !== 'fill' && property !== 'stroke')),
    ...(hasText ? ['color'] : []),
    ...sides
      .filter((side) => style.getPropertyValue(`border-${side}-width`) !== '0px')
      .map((side) => `border-${side}-color`),
    ...(style.outlineStyle === 'none' ? [] : ['outline-color']),
  ];
}

/** Plain white and black (with any opacity) on art are the picture's own light and shade. */
const lightOrShade = /^rgba?\((255, 255, 255|0, 0, 0)(, [\d.]+)?\)$/;

/**
 * Walks a page under the probe brand and lists each painted colour from outside the contract.
 *
 * @param root the element to search; the probe must be on it or on an ancestor
 */
export function findUnthemed(root: ParentNode): Unthemed[] {
  const found: Unthemed[] = [];
  for (const element of root.querySelectorAll('*')) {
    if (element.matches(art)) continue;
    const onArt = element.closest('[data-on-art]') !== null;
    for (const layer of [undefined, '::before', '::after'] as const) {
      const style = getComputedStyle(element, layer);
      if (layer && style.content === 'none') continue;
      for (const property of layer ? always.slice(0, 3) : paintedProperties(element, style)) {
        for (const value of unthemedColours(style.getPropertyValue(property))) {
          if (onArt && lightOrShade.test(value)) continue;
          found.push({ where: `${nameOf(element)}${layer ?? ''}`, property, value });
        }
      }
    }
  }
  return found;
}
