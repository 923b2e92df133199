import { useIntl } from 'react-intl';
import { useBrand, useLanguage } from '../../../base/settings/index.ts';

/** The brand's greeting, in its own voice. */
export function useGreeting(): string {
  const { formatMessage } = useIntl();
  const { Name, Greeting } = useBrand();
  const { locale } = useLanguage();
  return (
    Greeting?.[locale] ??
    formatMessage({ id: 'signIn.welcome', defaultMessage: '歡迎來到 {brand}！' }, { brand: Name[locale] })
  );
}
