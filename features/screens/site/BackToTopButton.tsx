import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { BackToTop } from '#ui/components/BackToTop/index.ts';

export default function BackToTopButton(): ReactNode {
  const { formatMessage } = useIntl();
  return <BackToTop label={formatMessage({ id: 'shell.toTop', defaultMessage: '回到頂端' })} />;
}
