import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/index.ts';
import * as css from './Marks.css.ts';

/** The number of viewers of a room, beside an eye. */
export function ViewerCount({ count }: { count: number }): ReactNode {
  return (
    <span className={css.viewers}>
      <Eye aria-hidden="true" size={15} />
      <span aria-hidden="true" className={css.digits}>
        <FormattedNumber value={count} />
      </span>
      <VisuallyHidden>
        <FormattedMessage defaultMessage="{count, plural, other {# 人在看}}" id="live.viewers" values={{ count }} />
      </VisuallyHidden>
    </span>
  );
}
