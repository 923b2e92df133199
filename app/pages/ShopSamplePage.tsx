import type { ReactNode } from 'react';
import { ShellPage } from '#features/screens/shell/index.ts';
import { ShopSample } from '#studio/index.ts';

/** The page of a shop that the Brand Studio tries a brand on. Only in development and in operators' builds. */
export function ShopSamplePage(): ReactNode {
  return (
    <ShellPage>
      <ShopSample />
    </ShellPage>
  );
}
