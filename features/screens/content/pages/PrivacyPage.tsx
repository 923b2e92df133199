import type { ReactNode } from 'react';
import { BareFrame } from '../bare/BareFrame.tsx';
import { ContentPage } from '../text/ContentPage.tsx';

/** /privacy: the privacy policy by itself, as stores and sign-in providers link to it. */
export function PrivacyPage(): ReactNode {
  return (
    <BareFrame>
      <ContentPage slug="privacy-policy" />
    </BareFrame>
  );
}
