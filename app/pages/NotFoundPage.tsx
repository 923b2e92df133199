import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { MissingPage } from './MissingPage.tsx';

export function NotFoundPage(): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <MissingPage
      description={formatMessage({ id: 'app.notFoundText', defaultMessage: '網址可能打錯了，或內容已經移走。' })}
      drawing="search-nothing"
      title={formatMessage({ id: 'app.notFound', defaultMessage: '找不到這個頁面' })}
    />
  );
}
