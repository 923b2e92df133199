/** Attributes that choose among jsdom's default rules for these properties. */
const CHOOSING = ['hidden', 'open', 'popover', 'type'] as const;
/** The computed values of inherited properties without a rule. */
const INHERITED: Readonly<Record<string, string>> = { visibility: 'visible', 'pointer-events': 'auto' };
const OWN = new Set(['display', ...Object.keys(INHERITED)]);

/** Files of one project may share a window. */
const spedUp = new WeakSet<Window>();

const isElement = (node: Node | null): node is Element => node?.nodeType === 1;
const inlineValue = (element: Element, property: string): string =>
  element.hasAttribute('style') && 'style' in element
    ? (element as HTMLElement | SVGElement).style.getPropertyValue(property)
    : '';

/**
 * Speeds up `getComputedStyle` of a jsdom window. Queries by role read `display` and `visibility` of each element and its ancestors, for
 * which jsdom matches its whole default style sheet. This reads both from inline styles and from the default of the element's tag,
 * which jsdom computes once. All other properties, and pages with a style sheet about these properties, go to jsdom.
 */
export function speedUpComputedStyle(window: Window & typeof globalThis): void {
  if (spedUp.has(window)) return;
  spedUp.add(window);
  const original = window.getComputedStyle.bind(window);
  const defaults = new Map<string, string>();
  const rules = new WeakMap<CSSStyleSheet, boolean>();

  const hasRule = (sheet: CSSStyleSheet): boolean => {
    const known = rules.get(sheet);
    if (known !== undefined) return known;
    const text = [...sheet.cssRules].map((rule) => rule.cssText).join('');
    const found = [...OWN].some((property) => text.includes(property));
    rules.set(sheet, found);
    return found;
  };

  /** The value of an element without other attributes, content or parent. */
  function defaultValue(element: Element, property: string): string {
    const given = CHOOSING.map((name) => element.getAttribute(name) ?? '–');
    const key = [property, element.namespaceURI, element.localName, ...given].join('|');
    const known = defaults.get(key);
    if (known !== undefined) return known;
    const bare = element.ownerDocument.createElementNS(element.namespaceURI, element.localName);
    for (const name of CHOOSING) {
      const value = element.getAttribute(name);
      if (value !== null) bare.setAttribute(name, value);
    }
    const value = original(bare).getPropertyValue(property);
    defaults.set(key, value);
    return value;
  }

  function inheritedValue(element: Element, property: string): string {
    const initial = INHERITED[property] ?? '';
    for (let at: Node | null = element; isElement(at); at = at.parentNode) {
      const value = inlineValue(at, property) || defaultValue(at, property);
      if (value !== initial && value !== 'inherit') return value;
      if (inlineValue(at, property) === initial) return initial;
    }
    return initial;
  }

  const read = (element: Element, property: string): string =>
    property === 'display'
      ? inlineValue(element, property) || defaultValue(element, property)
      : inheritedValue(element, property);

  window.getComputedStyle = (element, pseudo) => {
    if ((pseudo ?? '') !== '' || [...window.document.styleSheets].some(hasRule)) return original(element, pseudo);
    let whole: CSSStyleDeclaration | undefined;
    const jsdomStyle = (): CSSStyleDeclaration => (whole ??= original(element));
    return new Proxy(Object.create(null) as CSSStyleDeclaration, {
      get(_target, name) {
        if (name === 'getPropertyValue')
          return (property: string) =>
            OWN.has(property) ? read(element, property) : jsdomStyle().getPropertyValue(property);
        if (name === 'display' || name === 'visibility') return read(element, name);
        if (name === 'pointerEvents') return read(element, 'pointer-events');
        return Reflect.get(jsdomStyle(), name, jsdomStyle()) as unknown;
      },
      has: (_target, name) => name in jsdomStyle(),
    });
  };
}
