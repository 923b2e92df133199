import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import { setBrand } from '#ui/theme/brand.ts';

/** Found, not listed: a brand's folder is all it takes to stand in the toolbar. */
const stylesheets = import.meta.glob('#ui/generated/brands/*.css', { query: '?url' });

/** Every brand's id, and the probe in which an unthemed part shows. */
export const brandIds: readonly string[] = Object.keys(stylesheets)
  .map((path) => path.replace(/^.*\/|\.css$/gu, ''))
  .sort((one, other) => Number(one === 'probe') - Number(other === 'probe') || one.localeCompare(other));

/** Puts the brand on the root element, as the page does. */
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
