import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useBrand, useLanguage } from '#features/settings/index.ts';

/** Title and icon of the browser's tab, in the brand in force. Language and `theme-color` follow where they change. */
export function DocumentHead(): ReactNode {
  const { formatMessage } = useIntl();
  const { ID, Name } = useBrand();
  const { locale } = useLanguage();
  const title = formatMessage({ id: 'app.title', defaultMessage: '{brand} · 遊戲大廳' }, { brand: Name[locale] });
  useEffect(() => {
    document.title = title;
    document.querySelector('link[rel=icon]')?.setAttribute('href', `/brands/${ID}/mark.svg`);
  }, [title, ID]);
  return null;
}
