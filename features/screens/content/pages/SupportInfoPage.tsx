import { Ban, FileText, MessageCircleQuestion, ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ContactWays } from '../support/ContactWays.tsx';
import { CardLinks } from '../text/CardLinks.tsx';
import { ContentPage } from '../text/ContentPage.tsx';
import { TextProse } from '../text/TextProse.tsx';
import { wordOf } from '../text/useText.ts';

/** /support/info: the contacts of customer service, what to prepare, and more answers. */
export function SupportInfoPage(): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <ContentPage dated={false} slug="support-info">
      {(text) => (
        <>
          <ContactWays />
          <CardLinks
            label={formatMessage({ id: 'content.moreHelp', defaultMessage: '其他協助' })}
            links={[
              {
                path: '/support/qna',
                icon: <MessageCircleQuestion size={22} />,
                title: wordOf(text, 'questions'),
                text: wordOf(text, 'questionsText'),
              },
              {
                path: '/support/document',
                icon: <FileText size={22} />,
                title: wordOf(text, 'documents'),
                text: wordOf(text, 'documentsText'),
              },
              {
                path: '/support/terms',
                icon: <ScrollText size={22} />,
                title: wordOf(text, 'terms'),
                text: wordOf(text, 'termsText'),
              },
              {
                path: '/support/ban-list',
                icon: <Ban size={22} />,
                title: wordOf(text, 'bans'),
                text: wordOf(text, 'bansText'),
              },
            ]}
          />
          <TextProse blocks={text.blocks} contents />
        </>
      )}
    </ContentPage>
  );
}
