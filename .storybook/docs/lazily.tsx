import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, type ReactNode, Suspense } from 'react';

// The preview is loaded by every story and every test of one; what draws documentation is only loaded for that.
const Page = lazy(() => import('./DocsPage.tsx'));
const Container = lazy(() => import('./DocsContainer.tsx'));

/** `parameters.docs.page` */
export const DocsPage = (): ReactNode => (
  <Suspense fallback={null}>
    <Page />
  </Suspense>
);

/** `parameters.docs.container` */
export const DocsContainer = (props: PropsWithChildren<DocsContainerProps>): ReactNode => (
  <Suspense fallback={null}>
    <Container {...props} />
  </Suspense>
);
