import type { ReactNode } from 'react';
import { BareFrame } from '../bare/BareFrame.tsx';
import { ContentPage } from '../text/ContentPage.tsx';

/** /privacy: the privacy policy without the shared layout, for the links of stores and sign-in providers. */
export function PrivacyPage(): ReactNode {
  return (
    <BareFrame>
      <ContentPage slug="privacy-policy" />
    </BareFrame>
  );
}
