import type { ReactNode } from 'react';
import { SitePage } from '#features/screens/site/index.ts';
import { ShopSample } from '#studio/index.ts';

/** The page of a shop that the Brand Studio tries a brand on. Only in development and in operators' builds. */
export function ShopSamplePage(): ReactNode {
  return (
    <SitePage>
      <ShopSample />
    </SitePage>
  );
}
