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
  text: string;
  /** The link's target, without the language's prefix: `/member/orders`. */
  to: `/${string}`;
  children: ReactNode;
}

/** A page without content, with a link to another page. */
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
