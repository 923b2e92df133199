import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import { Brand } from '#protocol/brands.ts';
import generated from '#protocol/generated/brands.json' with { type: 'json' };
import { setBrand } from '#ui/theme/brand.ts';

/** Finds the brands by their folders, so that a new folder appears in the toolbar automatically. */
const stylesheets = import.meta.glob('#ui/generated/brands/*.css', { query: '?url' });

/** The ids of all brands, and the id of the probe, which reveals an unthemed part. */
export const brandIds: readonly string[] = Object.keys(stylesheets)
  .map((path) => path.replace(/^.*\/|\.css$/gu, ''))
  .sort((one, other) => Number(one === 'probe') - Number(other === 'probe') || one.localeCompare(other));

/** The brands in the toolbar, each under its names; the probe under its purpose. */
export const brandItems = ((): readonly { value: string; title: string }[] => {
  const names = new Map(
    generated
      .map((brand) => Brand.parse(brand))
      .map(({ ID, Name: { id_id: latin, zh_tw: own } }) => [ID, latin === own ? own : `${latin} · ${own}`]),
  );
  return brandIds.map((value) => ({
    value,
    title: value === 'probe' ? 'Probe: shows what is unthemed' : (names.get(value) ?? value),
  }));
})();

/** Sets the brand on the root element, like the page. */
function Branded({ brand, children }: { brand: string; children: ReactNode }): ReactNode {
  useLayoutEffect(() => setBrand(brand), [brand]);
  return children;
}

/** Shows a story in the toolbar's brand. */
export const withBrand: Decorator = (Story, { globals }) => (
  <Branded brand={String(globals['brand'])}>
    <Story />
  </Branded>
);
