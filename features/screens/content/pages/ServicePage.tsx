import type { ReactNode } from 'react';
import { ContactWays } from '../support/ContactWays.tsx';
import { ContentPage } from '../text/ContentPage.tsx';
import { TextProse } from '../text/TextProse.tsx';

export interface ServicePageProps {
  /** Another feature's part above the other contacts: the conversation with customer service. */
  children?: ReactNode;
}

/** /other/service: customer service, its standards, and how to complain. */
export function ServicePage({ children }: ServicePageProps): ReactNode {
  return (
    <ContentPage slug="service">
      {(text) => (
        <>
          {children}
          <ContactWays talkHere />
          <TextProse blocks={text.blocks} contents />
        </>
      )}
    </ContentPage>
  );
}
