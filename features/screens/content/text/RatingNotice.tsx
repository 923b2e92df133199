import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { LegalNotice } from '#ui/components/LegalNotice/index.ts';
import { useLocation } from '../../../base/routing/index.ts';
import { RatingMark } from '../../../shared/age-gate/index.ts';
import { useBrand, useLanguage } from '../../../base/settings/index.ts';

/** The rating and notices in the brand's words (brand.json), on pages to sign in, download or pay. */
export function RatingNotice({ variant = 'card' }: { variant?: 'card' | 'footer' }): ReactNode {
  const { formatMessage } = useIntl();
  const { Rating, Company, Name } = useBrand();
  const { locale } = useLanguage();
  const prefix = localePrefix(useLocation().pathname);
  return (
    <LegalNotice
      label={formatMessage({ id: 'content.rating', defaultMessage: '遊戲分級與注意事項' })}
      links={[
        {
          id: 'terms',
          label: formatMessage({ id: 'content.terms', defaultMessage: '服務條款' }),
          href: `${prefix}/support/terms/term-of-service`,
        },
        {
          id: 'privacy',
          label: formatMessage({ id: 'content.privacy', defaultMessage: '隱私權政策' }),
          href: `${prefix}/support/terms/privacy-policy`,
        },
        {
          id: 'support',
          label: formatMessage({ id: 'content.support', defaultMessage: '客服中心' }),
          href: `${prefix}/support/info`,
        },
      ]}
      mark={<RatingMark />}
      notices={Rating.Notices[locale]}
      owner={`${Name[locale]} · ${Company.Name[locale]}`}
      rating={Rating.Label[locale]}
      variant={variant}
    />
  );
}
