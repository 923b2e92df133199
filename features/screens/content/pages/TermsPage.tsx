import { ScrollText, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { CardLinks } from '../text/CardLinks.tsx';
import { ContentPage } from '../text/ContentPage.tsx';
import { TextProse } from '../text/TextProse.tsx';
import { wordOf } from '../text/useText.ts';

/** /support/terms: a summary of the terms, with links to them. */
export function TermsPage(): ReactNode {
  return (
    <ContentPage slug="terms">
      {(text) => (
        <>
          <CardLinks
            label={text.title}
            links={[
              {
                path: '/support/terms/term-of-service',
                icon: <ScrollText size={22} />,
                title: wordOf(text, 'service'),
                text: wordOf(text, 'serviceText'),
              },
              {
                path: '/support/terms/privacy-policy',
                icon: <ShieldCheck size={22} />,
                title: wordOf(text, 'privacy'),
                text: wordOf(text, 'privacyText'),
              },
            ]}
          />
          <TextProse blocks={text.blocks} />
        </>
      )}
    </ContentPage>
  );
}
