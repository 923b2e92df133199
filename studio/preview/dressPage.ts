import { type BrandFacts, writeFacts } from './brandFacts.ts';

/** What a previewed page is to wear. */
export interface Dress {
  /** The brand on its root. */
  readonly brand: string;
  /** Rules of a brand that the page's own stylesheet does not hold; nothing for one that it does. */
  readonly css: string;
  /** Shown in place of the logo of the brand that the page believes in. */
  readonly logo: string | undefined;
  /** What the brand is besides its look. */
  readonly facts: BrandFacts;
}

const STYLE = 'studio-draft';
const LOGO = 'img[src*="/brands/"][src$="/logo.svg"], img[data-studio-logo]';

/**
 * Puts a brand on another page of this origin and keeps it there: the page sets its own brand once it starts, and draws
 * logos when it likes.
 *
 * @returns lets go of the page
 */
export function dressPage(page: Document, { brand, css, logo, facts }: Dress): () => void {
  const root = page.documentElement;
  const style = page.getElementById(STYLE) ?? page.createElement('style');
  style.id = STYLE;
  // The scenario panel of the mocks is a tool of its own and no part of a look.
  style.textContent = `${css}[data-mocks]{display:none}`;
  if (style.parentNode !== page.head) page.head.append(style);
  writeFacts(page, facts);

  const wear = (): void => {
    if (root.dataset['brand'] !== brand) root.dataset['brand'] = brand;
    for (const image of page.querySelectorAll<HTMLImageElement>(LOGO)) {
      const own = image.dataset['studioLogo'] ?? image.getAttribute('src') ?? '';
      const wanted = logo ?? own.replace(/\/brands\/[^/]+\//, `/brands/${brand}/`);
      if (image.getAttribute('src') === wanted) continue;
      image.dataset['studioLogo'] = own;
      image.src = wanted;
    }
  };
  wear();
  const Observer = page.defaultView?.MutationObserver ?? MutationObserver;
  const observer = new Observer(wear);
  observer.observe(root, { attributes: true, attributeFilter: ['data-brand'], childList: true, subtree: true });
  return () => observer.disconnect();
}
