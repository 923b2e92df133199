import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { pageAddressOf } from '#protocol/rules/pageAddress.ts';
import { PageHeader } from '#ui/components/PageHeader/index.ts';
import { BackLink } from './BackLink.tsx';
import { useLocation } from '../../base/routing/index.ts';
import { parentOf } from './parentPages.ts';

export interface TitleHeaderProps {
  title: ReactNode;
  note?: ReactNode;
}

/** The header of a standalone page: the back link, if it has a parent, and the centred title. */
export function TitleHeader({ title, note }: TitleHeaderProps): ReactNode {
  const parent = parentOf[pageAddressOf(useLocation().pathname).path ?? '/404'];
  const back = <FormattedMessage defaultMessage="返回" id="frame.back" />;
  return (
    <PageHeader
      title={title}
      {...(note !== undefined && { note })}
      {...(parent !== undefined && { back: <BackLink to={parent}>{back}</BackLink> })}
    />
  );
}
