import { afterEach, expect, test, vi } from 'vitest';
import { Brand } from '#protocol/brands.ts';
import generated from '#protocol/generated/brands.json' with { type: 'json' };
import { readFacts, watchFacts } from './brandFacts.ts';
import { dressPage } from './dressPage.ts';

const facts = Brand.parse(generated[0]);

/** A page of its own, as in a preview. */
async function page(body: string): Promise<Document> {
  const frame = document.createElement('iframe');
  frame.srcdoc = `<!doctype html><html data-brand="owl"><head><style>[data-brand=owl]{--p:gold}[data-brand=crab]{--p:coral}</style></head><body>${body}</body></html>`;
  await new Promise((loaded) => {
    frame.addEventListener('load', loaded);
    document.body.append(frame);
  });
  if (!frame.contentDocument) throw new Error('no page');
  return frame.contentDocument;
}
const primary = (of: Document) => of.defaultView?.getComputedStyle(of.documentElement).getPropertyValue('--p');
const draft = (colour: string) => ({
  brand: 'draft',
  css: `[data-brand=draft]{--p:${colour}}`,
  logo: 'data:image/svg+xml,%3Csvg/%3E',
  facts,
});

afterEach(() => {
  document.body.innerHTML = '';
});

test('a page shows the draft, also after it sets its own brand', async () => {
  const preview = await page('');
  dressPage(preview, draft('red'));
  expect(primary(preview)).toBe('red');
  preview.documentElement.dataset['brand'] = 'owl';
  await vi.waitFor(() => expect(primary(preview)).toBe('red'));
});

test('the next look replaces the last without leftover rules', async () => {
  const preview = await page('');
  dressPage(preview, draft('red'))();
  dressPage(preview, draft('blue'))();
  expect(primary(preview)).toBe('blue');
  expect(preview.querySelectorAll('style')).toHaveLength(2);
  dressPage(preview, { brand: 'crab', css: '', logo: undefined, facts })();
  expect(primary(preview)).toBe('coral');
});

test('a logo is the draft’s own, also one that is drawn later; a served brand has its own', async () => {
  const preview = await page('<img src="/brands/owl/logo.svg"><img src="/brands/owl/mark.svg">');
  const addresses = () => Array.from(preview.images, (image) => image.getAttribute('src'));
  const letGo = dressPage(preview, draft('red'));
  preview.body.insertAdjacentHTML('beforeend', '<img src="/brands/owl/logo.svg">');
  await vi.waitFor(() => {
    expect(addresses()).toEqual([
      'data:image/svg+xml,%3Csvg/%3E',
      '/brands/owl/mark.svg',
      'data:image/svg+xml,%3Csvg/%3E',
    ]);
  });
  letGo();
  dressPage(preview, { brand: 'crab', css: '', logo: undefined, facts })();
  expect(addresses()).toEqual(['/brands/crab/logo.svg', '/brands/owl/mark.svg', '/brands/crab/logo.svg']);
});

test('a page gets the facts of the brand, and gets them again when they change', async () => {
  const preview = await page('');
  const told: (string | undefined)[] = [];
  const stop = watchFacts(preview, () => told.push(readFacts(preview)?.Capabilities.WalletItem));
  for (const WalletItem of ['point', 'gem'] as const) {
    dressPage(preview, { ...draft('red'), facts: { ...facts, Capabilities: { ...facts.Capabilities, WalletItem } } })();
    await vi.waitFor(() => expect(told.at(-1)).toBe(WalletItem));
  }
  stop();
});

test('ignores facts that a page cannot read', async () => {
  const preview = await page('<script id="studio-brand" type="application/json">{"Name":1}</script>');
  expect(readFacts(preview)).toBeUndefined();
});
