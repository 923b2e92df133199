import type { ReactNode } from 'react';
import * as css from './ContentPage.css.ts';

/** The layout of a page that renders its own title. */
export function ArticleLayout({ children }: { children: ReactNode }): ReactNode {
  return <article className={css.page}>{children}</article>;
}
