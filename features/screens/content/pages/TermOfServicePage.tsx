import type { ReactNode } from 'react';
import { ContentPage } from '../text/ContentPage.tsx';

/** /support/terms/term-of-service */
export function TermOfServicePage(): ReactNode {
  return <ContentPage slug="term-of-service" />;
}
