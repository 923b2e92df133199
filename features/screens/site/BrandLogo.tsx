import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '../../base/routing/index.ts';
import { useBrand, useLanguage } from '../../base/settings/index.ts';
import { useHome } from '../../shared/frames/index.ts';

/** The brand's logo, a link home. */
export function BrandLogo(): ReactNode {
  const { formatMessage } = useIntl();
  const { ID, Name } = useBrand();
  const { locale } = useLanguage();
  return (
    <Link
      aria-label={formatMessage({ id: 'shell.home', defaultMessage: '{brand} 首頁' }, { brand: Name[locale] })}
      to={useHome()}
    >
      <img alt="" decoding="async" src={`/brands/${ID}/logo.svg`} />
    </Link>
  );
}
