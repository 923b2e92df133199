import * as z from 'zod/mini';
import { Brand } from '#protocol/brands.ts';

/** The facts of a brand besides its look. Its id stays that of the page, whose files are served. */
export const BrandFacts = z.omit(Brand, { ID: true });
export type BrandFacts = Omit<Brand, 'ID'>;

const ELEMENT = 'studio-brand';

/** Stores a brand's facts in a previewed page. */
export function writeFacts(page: Document, facts: BrandFacts): void {
  const element = page.getElementById(ELEMENT) ?? page.createElement('script');
  const text = JSON.stringify(facts);
  if (element.textContent === text) return;
  element.id = ELEMENT;
  element.setAttribute('type', 'application/json');
  element.textContent = text;
  if (element.parentNode !== page.head) page.head.append(element);
}

/** The facts stored in this page, or undefined if they are absent or unreadable. */
export function readFacts(page: Document): BrandFacts | undefined {
  const text = page.getElementById(ELEMENT)?.textContent;
  if (!text) return undefined;
  try {
    return BrandFacts.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/**
 * Calls back whenever the facts of a page may have changed.
 * @returns a function that stops it
 */
export function watchFacts(page: Document, changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(page.head, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
