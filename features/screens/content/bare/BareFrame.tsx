import { type ReactNode, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { ConsentLink } from '../../../base/analytics/index.ts';
import { Link } from '../../../base/routing/index.ts';
import { useBrand, useLanguage } from '../../../base/settings/index.ts';
import { LanguageSwitch } from '../../site/index.ts';
import { useHome } from '../../../shared/frames/index.ts';
import { RatingNotice } from '../text/RatingNotice.tsx';
import * as css from './BareFrame.css.ts';

export interface BareFrameProps {
  children: ReactNode;
  /** `wide`: for a page of pictures. */
  width?: 'text' | 'wide';
}

/** The frame of a page without the product's bars: the brand's logo, a sign-in, and the notices. */
export function BareFrame({ children, width = 'text' }: BareFrameProps): ReactNode {
  const { formatMessage } = useIntl();
  const { ID, Name } = useBrand();
  const { locale } = useLanguage();
  const home = useHome();
  return (
    <div className={css.frame} data-width={width}>
      <header className={css.bar}>
        <Link
          aria-label={formatMessage({ id: 'content.home', defaultMessage: '{brand} 首頁' }, { brand: Name[locale] })}
          className={css.logo}
          to={home}
        >
          <img alt="" className={css.picture} src={`/brands/${ID}/logo.svg`} />
        </Link>
        <Button asChild size="sm" variant="secondary">
          <Link to={home}>
            <FormattedMessage defaultMessage="前往遊戲大廳" id="content.toLobby" />
          </Link>
        </Button>
      </header>
      <main className={css.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={css.foot}>
        <RatingNotice variant="footer" />
        <div className={css.choices}>
          <Suspense>
            <LanguageSwitch />
          </Suspense>
          <ConsentLink className={css.consent} />
        </div>
      </footer>
    </div>
  );
}
