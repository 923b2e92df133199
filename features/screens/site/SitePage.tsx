import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Page, type PageProps } from '#ui/layout/Page/index.ts';
import { KeepBadges } from '../../shared/badges/index.ts';
import { BackToTop } from './BackToTop.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { Notices } from './Notices.tsx';
import { SiteBottomBar } from './SiteBottomBar.tsx';
import * as css from './SitePage.css.ts';
import { SiteTopBar } from './SiteTopBar.tsx';

const MAIN = 'main';

// The elements are stable, so that a change between them renders none of them again.
const top = <SiteTopBar />;
const bottom = <SiteBottomBar />;
const notices = <Notices />;

export type SitePageProps = Pick<PageProps, 'corner' | 'dock' | 'margin' | 'children'>;

/** A page between the product's bars, with the notices at its foot. */
export function SitePage({ children, ...place }: SitePageProps): ReactNode {
  return (
    <>
      <a className={css.skip} href={`#${MAIN}`}>
        <FormattedMessage defaultMessage="跳到主要內容" id="shell.skip" />
      </a>
      <Page footer={bottom} header={top} mainId={MAIN} {...place}>
        <div className={css.content}>{children}</div>
        {notices}
      </Page>
      <BackToTop />
      <KeepBadges />
      <ConnectionNotice />
    </>
  );
}
