import type { ReactNode } from 'react';
import { useBrand } from '../../base/settings/index.ts';
import * as css from './BrandMascot.css.ts';

/** The brand's mascot at the head of a page that greets a visitor. It is decorative. */
export function BrandMascot(): ReactNode {
  const { ID } = useBrand();
  return (
    <span className={css.mascot}>
      <img alt="" className={css.picture} height={160} src={`/brands/${ID}/mascot.svg`} width={160} />
    </span>
  );
}
