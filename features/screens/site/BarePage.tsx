import type { ReactNode } from 'react';
import { Page } from '#ui/layout/Page/index.ts';
import { TopBar } from '#ui/components/TopBar/index.ts';
import { BrandLogo } from './BrandLogo.tsx';

const MAIN = 'main';

/** A page without navigation, whose logo leads home. */
export function BarePage({ children }: { children: ReactNode }): ReactNode {
  return (
    <Page header={<TopBar logo={<BrandLogo />} />} mainId={MAIN}>
      {children}
    </Page>
  );
}
