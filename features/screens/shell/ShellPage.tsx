import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Page, type PageProps } from '#ui/layout/Page/index.ts';
import { KeepBadges } from '../../shared/badges/index.ts';
import { BackToTop } from './BackToTop.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { Notices } from './Notices.tsx';
import { ShellBottomBar } from './ShellBottomBar.tsx';
import * as css from './ShellPage.css.ts';
import { ShellTopBar } from './ShellTopBar.tsx';

const MAIN = 'main';

// The same each time: what changes between them does not render them again.
const top = <ShellTopBar />;
const bottom = <ShellBottomBar />;
const notices = <Notices />;

export type ShellPageProps = Pick<PageProps, 'corner' | 'dock' | 'margin' | 'children'>;

/** A page between the product's bars, with the notices at its foot. */
export function ShellPage({ children, ...place }: ShellPageProps): ReactNode {
  return (
    <>
      <a className={css.skip} href={`#${MAIN}`}>
        <FormattedMessage defaultMessage="跳到主要內容" id="shell.skip" />
      </a>
      <Page footer={bottom} header={top} mainId={MAIN} {...place}>
        {children}
        {notices}
      </Page>
      <BackToTop />
      <KeepBadges />
      <ConnectionNotice />
    </>
  );
}
