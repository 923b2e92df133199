import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { ComingSoon } from './ComingSoon.tsx';
import { Link, useLocation } from '../../base/routing/index.ts';
import { type UnfinishedPage, unfinishedPages } from './unfinishedPages.ts';

/** The content of a coming page: a description, and a link to something that the player can do already. */
export function UnfinishedPageContent({ page }: { page: UnfinishedPage }): ReactNode {
  const prefix = localePrefix(useLocation().pathname);
  const { drawing, title, text, action, to } = unfinishedPages[page];
  return (
    <ComingSoon
      action={
        <Button asChild>
          <Link to={`${prefix}${to}`}>
            <FormattedMessage {...action} />
          </Link>
        </Button>
      }
      drawing={drawing}
      text={text}
      title={title}
    />
  );
}
