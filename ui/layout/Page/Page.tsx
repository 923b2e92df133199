import type { ReactNode, Ref } from 'react';
import * as css from './Page.css.ts';

export interface PageProps {
  /** The bar above. */
  header?: ReactNode;
  /** The navigation below; the content keeps clear of it. */
  footer?: ReactNode;
  /** Stands in the lower right corner, above the navigation: the speed-dial. */
  corner?: ReactNode;
  /** Docked at the right from 1100 px on: the chat. Below that it is not drawn; open it in a sheet. */
  dock?: ReactNode;
  /** Side margins: 12 px where art wants width, 16 px for text. */
  margin?: 'art' | 'text' | 'none';
  /** For a link that skips the bars. */
  mainId?: string;
  children: ReactNode;
  /** The `main` landmark: what a skip link or a new route moves the focus to. */
  ref?: Ref<HTMLElement>;
}

/** A screen: bars above and below, the content between them, one `main` landmark. */
export function Page({ header, footer, corner, dock, margin = 'text', mainId, children, ref }: PageProps): ReactNode {
  return (
    <div
      className={css.page}
      data-docked={dock ? '' : undefined}
      data-footed={footer ? '' : undefined}
      data-part="page"
    >
      {header}
      <main className={css.main} data-margin={margin} data-part="page-main" id={mainId} ref={ref} tabIndex={-1}>
        {children}
      </main>
      {dock ? (
        <aside className={css.dock} data-part="page-dock">
          {dock}
        </aside>
      ) : null}
      {corner ? (
        <div className={css.corner} data-part="page-corner">
          {corner}
        </div>
      ) : null}
      {footer}
    </div>
  );
}
