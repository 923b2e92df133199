import type { ReactNode } from 'react';
import { useBrand, useLanguage } from '../../base/settings/index.ts';
import * as css from './RatingMark.css.ts';

/** The brand's rating. `full` has the size that the rules require on entry pages; `line` fits into small print. */
export function RatingMark({ size = 'full' }: { size?: 'full' | 'line' }): ReactNode {
  const { Rating } = useBrand();
  const { locale } = useLanguage();
  return (
    <span aria-label={Rating.Label[locale]} className={css.mark} data-size={size} role="img">
      {Rating.Mark}
    </span>
  );
}
