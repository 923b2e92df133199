import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, type ReactNode, Suspense } from 'react';

// Every story and every test of a story loads the preview. The code that draws documentation is loaded only for
// documentation.
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
