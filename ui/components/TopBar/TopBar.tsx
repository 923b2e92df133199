import { type ReactNode, type Ref, useRef } from 'react';
import { fillRef } from '../../fillRef.ts';
import * as css from './TopBar.css.ts';
import { useStuck } from './useStuck.ts';

interface Frame {
  /** Content at the left edge: the menu button, or the back link. */
  start?: ReactNode;
  /** Content at the right edge: wallet, avatar, buttons. */
  end?: ReactNode;
  /** Whether the bar stays at the top while the page scrolls under it, with its own background. */
  sticky?: boolean;
  ref?: Ref<HTMLElement>;
}

export type TopBarProps = Frame &
  (
    | {
        /** The brand's logo, usually in a link to the home page. Its height is `logoHeight`. */
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
 * The bar above a page: menu button, logo or title and menus at the left, wallet and avatar at the right. Each brand sets its style
 * (lacquer, lines, clouds).
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
