import type { ReactNode } from 'react';
import { useBrand, useLanguage } from '../../base/settings/index.ts';
import * as css from './RatingMark.css.ts';

/** The brand's rating. `full` is the size the rules ask for on entry pages; `line` stands in a line of small print. */
export function RatingMark({ size = 'full' }: { size?: 'full' | 'line' }): ReactNode {
  const { Rating } = useBrand();
  const { locale } = useLanguage();
  return (
    <span aria-label={Rating.Label[locale]} className={css.mark} data-size={size} role="img">
      {Rating.Mark}
    </span>
  );
}
