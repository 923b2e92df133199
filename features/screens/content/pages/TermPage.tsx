import type { ReactNode } from 'react';
import { BareFrame } from '../bare/BareFrame.tsx';
import { ContentPage } from '../text/ContentPage.tsx';

/** /term: the terms of service without the shared layout, for the links of stores and sign-in providers. */
export function TermPage(): ReactNode {
  return (
    <BareFrame>
      <ContentPage slug="term-of-service" />
    </BareFrame>
  );
}
