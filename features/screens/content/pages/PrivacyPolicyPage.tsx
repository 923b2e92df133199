import type { ReactNode } from 'react';
import { ContentPage } from '../text/ContentPage.tsx';

/** /support/terms/privacy-policy */
export function PrivacyPolicyPage(): ReactNode {
  return <ContentPage slug="privacy-policy" />;
}
