import type { ReactNode } from 'react';
import * as css from './ContentPage.css.ts';

/** The room of a page that draws its own title: its parts below each other, as on the others. */
export function ArticleLayout({ children }: { children: ReactNode }): ReactNode {
  return <article className={css.page}>{children}</article>;
}
