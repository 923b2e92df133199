import type { ReactNode } from 'react';
import { ContactWays } from '../support/ContactWays.tsx';
import { ContentPage } from '../text/ContentPage.tsx';
import { TextProse } from '../text/TextProse.tsx';

export interface ServicePageProps {
  /** The conversation with customer service: another feature's part, above the ways to reach it otherwise. */
  children?: ReactNode;
}

/** /other/service: customer service, what service a player may expect, and how to complain. */
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
