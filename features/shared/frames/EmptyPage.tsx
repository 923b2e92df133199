import type { ReactNode } from 'react';
import type { StateId } from '#art/index.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { StateDrawing } from '../../base/errors/index.ts';
import { Link, useLocation } from '../../base/routing/index.ts';

export interface EmptyPageProps {
  drawing: StateId;
  title: string;
  /** Why the page is empty. */
  text: string;
  /** Where the link leads, without the language's prefix: `/member/orders`. */
  to: `/${string}`;
  /** The text of the link. */
  children: ReactNode;
}

/** The content of a page with nothing to show, and a link to the page to go on from. */
export function EmptyPage({ drawing, title, text, to, children }: EmptyPageProps): ReactNode {
  const prefix = localePrefix(useLocation().pathname);
  return (
    <EmptyState
      action={
        <Button asChild>
          <Link to={`${prefix}${to}`}>{children}</Link>
        </Button>
      }
      description={text}
      drawing={<StateDrawing id={drawing} />}
      title={title}
    />
  );
}
