import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { NavigationMenu } from '#ui/components/NavigationMenu/index.ts';
import { SiteLink } from './SiteLink.tsx';
import { useSiteMenu } from './useSiteMenu.tsx';

export default function WideMenu(): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <NavigationMenu
      entries={useSiteMenu()}
      label={formatMessage({ id: 'shell.siteMenu', defaultMessage: '網站選單' })}
      linkAs={SiteLink}
      more={formatMessage({ id: 'shell.moreMenu', defaultMessage: '更多' })}
    />
  );
}
