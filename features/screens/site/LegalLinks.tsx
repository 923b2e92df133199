import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { ConsentLink } from '../../base/analytics/index.ts';
import * as css from './Notices.css.ts';
import { useLocation } from '../../base/routing/index.ts';
import { SiteLink } from './menu/SiteLink.tsx';

const words = defineMessages({
  terms: { id: 'foot.terms', defaultMessage: '服務條款' },
  privacy: { id: 'foot.privacy', defaultMessage: '隱私權政策' },
  support: { id: 'foot.support', defaultMessage: '聯絡客服' },
});
const links = [
  { id: 'terms', path: '/support/terms/term-of-service' },
  { id: 'privacy', path: '/support/terms/privacy-policy' },
  { id: 'support', path: '/support/info' },
] as const;

/** The links at the foot of a page: legal texts by a full page load (specification 1 §2), support, statistics. */
export function LegalLinks(): ReactNode {
  const prefix = localePrefix(useLocation().pathname);
  return (
    <Inline align="stretch" as="ul" gap={4} rowGap={0} wrap>
      {links.map(({ id, path }) => (
        <li key={id}>
          <SiteLink className={css.link} href={`${prefix}${path}`}>
            <FormattedMessage {...words[id]} />
          </SiteLink>
        </li>
      ))}
      <li>
        <ConsentLink className={css.link} />
      </li>
    </Inline>
  );
}
