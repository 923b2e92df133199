import type { ReactNode } from 'react';
import * as css from './TopBar.css.ts';

interface Frame {
  /** At the right edge: wallet, avatar, buttons. */
  end?: ReactNode;
  /** Stays at the top while the page scrolls under it. */
  sticky?: boolean;
}

export type TopBarProps = Frame &
  (
    | {
        /** The brand's logo, usually in a link home; it is `logoHeight` tall. */
        logo: ReactNode;
        /** Links of a wide screen, after the logo. */
        nav?: ReactNode;
        title?: never;
        start?: never;
      }
    | {
        /** The page's heading. */
        title: string;
        /** The way back. */
        start?: ReactNode;
        logo?: never;
        nav?: never;
      }
  );

/** The bar above a page: logo or title at the left, wallet and avatar at the right; brands dress it (lacquer, rules, clouds). */
export function TopBar(props: TopBarProps): ReactNode {
  const { end, sticky = false } = props;
  return (
    <header className={css.bar} data-part="top-bar" data-sticky={sticky || undefined}>
      {props.logo === undefined ? (
        <>
          {props.start}
          <h1 className={css.title}>{props.title}</h1>
        </>
      ) : (
        <>
          <div className={css.logo} data-part="top-bar-logo">
            {props.logo}
          </div>
          {props.nav}
        </>
      )}
      <div className={css.end} data-part="top-bar-end">
        {end}
      </div>
    </header>
  );
}
