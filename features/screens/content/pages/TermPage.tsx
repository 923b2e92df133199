import type { ReactNode } from 'react';
import { BareFrame } from '../bare/BareFrame.tsx';
import { ContentPage } from '../text/ContentPage.tsx';

/** /term: the terms of service by themselves, as stores and sign-in providers link to them. */
export function TermPage(): ReactNode {
  return (
    <BareFrame>
      <ContentPage slug="term-of-service" />
    </BareFrame>
  );
}
