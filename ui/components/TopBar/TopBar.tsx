import { type ReactNode, type Ref, useRef } from 'react';
import { fillRef } from '../../fillRef.ts';
import * as css from './TopBar.css.ts';
import { useStuck } from './useStuck.ts';

interface Frame {
  /** At the left edge: the menu button, or the way back. */
  start?: ReactNode;
  /** At the right edge: wallet, avatar, buttons. */
  end?: ReactNode;
  /** Stays at the top while the page scrolls under it, then with a background of its own. */
  sticky?: boolean;
  ref?: Ref<HTMLElement>;
}

export type TopBarProps = Frame &
  (
    | {
        /** The brand's logo, usually in a link to the home page; it is `logoHeight` tall. */
        logo: ReactNode;
        nav?: ReactNode;
        title?: never;
      }
    | {
        title: string;
        logo?: never;
        nav?: never;
      }
  );

/**
 * The bar above a page: menu button, logo or title and menus at the left, wallet and avatar at the right. Brands style it (lacquer, rules,
 * clouds).
 */
export function TopBar(props: TopBarProps): ReactNode {
  const { start, end, sticky = false, ref } = props;
  const bar = useRef<HTMLElement>(null);
  useStuck(bar, sticky);
  return (
    <header
      className={css.bar}
      data-part="top-bar"
      data-sticky={sticky || undefined}
      ref={(element) => {
        bar.current = element;
        return fillRef(ref, element);
      }}
    >
      <div className={css.row} data-part="top-bar-row">
        {start ? (
          <div className={css.start} data-part="top-bar-start">
            {start}
          </div>
        ) : null}
        {props.logo === undefined ? (
          <h1 className={css.title} data-part="top-bar-title">
            {props.title}
          </h1>
        ) : (
          <>
            <div className={css.logo} data-part="top-bar-logo">
              {props.logo}
            </div>
            {props.nav ? (
              <div className={css.nav} data-part="top-bar-nav">
                {props.nav}
              </div>
            ) : null}
          </>
        )}
        {end ? (
          <div className={css.end} data-part="top-bar-end">
            {end}
          </div>
        ) : null}
      </div>
    </header>
  );
}
