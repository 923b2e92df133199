import type { ReactNode } from 'react';
import { SitePage } from '#features/screens/site/index.ts';
import { ShopSample } from '#studio/index.ts';

/** A shop page on which the Brand Studio tries a brand. Only in development and in operators' builds. */
export function ShopSamplePage(): ReactNode {
  return (
    <SitePage>
      <ShopSample />
    </SitePage>
  );
}
