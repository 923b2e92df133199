import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { pageAddressOf } from '#protocol/rules/pageAddress.ts';
import { BackLink } from './BackLink.tsx';
import * as css from './Frame.css.ts';
import { useLocation } from '../../base/routing/index.ts';
import { parentOf } from './parentPages.ts';

/** The back link before the title of a page that draws its own header. Renders nothing on a page without a parent. */
export function PageBack(): ReactNode {
  const { formatMessage } = useIntl();
  const parent = parentOf[pageAddressOf(useLocation().pathname).path ?? '/404'];
  if (parent === undefined) return null;
  return (
    <BackLink
      aria-label={formatMessage({ id: 'frame.back', defaultMessage: '返回' })}
      className={css.titleBack}
      to={parent}
    >
      <ChevronLeft aria-hidden="true" size={26} strokeWidth={2.4} />
    </BackLink>
  );
}
