import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { BackToTop as Button } from '#ui/components/BackToTop/index.ts';

/** Leads back to the top of a page that has been scrolled. */
export function BackToTop(): ReactNode {
  const { formatMessage } = useIntl();
  return <Button label={formatMessage({ id: 'shell.toTop', defaultMessage: '回到頂端' })} />;
}
