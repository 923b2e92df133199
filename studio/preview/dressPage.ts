import { type BrandFacts, writeFacts } from './brandFacts.ts';

/** The brand of a previewed page. */
export interface Dress {
  /** The value of `data-brand` on the root element of the page. */
  readonly brand: string;
  /** The rules of a brand that is not in the page's own stylesheet. Undefined for a brand in that stylesheet. */
  readonly css: string;
  /** Replaces the logo of the page's own brand. */
  readonly logo: string | undefined;
  /** The facts of the brand, without its look. */
  readonly facts: BrandFacts;
}

const STYLE = 'studio-draft';
const LOGO = 'img[src*="/brands/"][src$="/logo.svg"], img[data-studio-logo]';

/**
 * Sets a brand on another page of this origin and keeps it there. The page sets its own brand at its start, and
 * draws logos at any time.
 * @returns a function that ends it
 */
export function dressPage(page: Document, { brand, css, logo, facts }: Dress): () => void {
  const root = page.documentElement;
  const style = page.getElementById(STYLE) ?? page.createElement('style');
  style.id = STYLE;
  // The scenario panel of the mocks is a tool and keeps its look.
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
