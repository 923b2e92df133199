import type { MouseEventHandler, ReactElement, ReactNode, Ref } from 'react';
import { Slot } from '../../Slot.tsx';
import { Badge } from '../Badge/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './BottomBar.css.ts';

export interface BottomBarProps {
  label: string;
  /** Three to five {@link BottomBarItem}s, at most one of them featured. */
  children: ReactNode;
  /** Shown after the entries on a wide screen: legal lines. */
  aside?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** The navigation at the lower edge, above the phone's own bar. Each brand sets its shape (floating, scalloped, gold-ruled). */
export function BottomBar({ label, children, aside, ref }: BottomBarProps): ReactNode {
  return (
    <nav aria-label={label} className={css.place} data-part="bottom-bar" ref={ref}>
      <div aria-hidden="true" className={css.surface} data-part="bottom-bar-surface" />
      <div className={css.entries} data-part="bottom-bar-entries">
        {children}
      </div>
      {aside ? (
        <div className={css.aside} data-part="bottom-bar-aside">
          {aside}
        </div>
      ) : null}
    </nav>
  );
}

interface Entry {
  /** A 28 px drawing. Parts with `data-tone="two"` take the primary colour. */
  icon: ReactNode;
  current?: boolean;
  /** The featured entry, on a coin above the bar. */
  featured?: boolean;
  /** A text for screen readers which says that something is new in this entry. */
  news?: string;
}

export type BottomBarItemProps = Entry &
  (
    | {
        /** Renders its only child, a link, as the entry. The link's children are the label. */
        asChild: true;
        children: ReactElement<{ children?: ReactNode }>;
        onClick?: never;
      }
    | { asChild?: false; children: ReactNode; onClick: MouseEventHandler<HTMLButtonElement> }
  );

/** One entry of the bottom bar. */
export function BottomBarItem(props: BottomBarItemProps): ReactNode {
  const { icon, current = false, featured = false, news } = props;
  const attributes = {
    'aria-current': current ? ('page' as const) : undefined,
    className: css.entry,
    'data-featured': featured || undefined,
    'data-part': 'bottom-bar-entry',
    'data-state': current ? 'current' : 'idle',
  };
  const face = (words: ReactNode): ReactNode => (
    <>
      <span
        aria-hidden="true"
        className={featured ? css.puck : css.icon}
        data-part={featured ? 'bottom-bar-puck' : 'bottom-bar-icon'}
      >
        {icon}
      </span>
      {news === undefined ? null : (
        <span className={css.news} data-part="bottom-bar-news">
          <Badge dot />
        </span>
      )}
      <span className={css.words} data-part="bottom-bar-words">
        {words}
      </span>
      {news === undefined ? null : (
        <>
          {' '}
          <VisuallyHidden>{news}</VisuallyHidden>
        </>
      )}
    </>
  );
  if (props.asChild) {
    return (
      <Slot {...attributes} face={face}>
        {props.children}
      </Slot>
    );
  }
  return (
    <button {...attributes} onClick={props.onClick} type="button">
      {face(props.children)}
    </button>
  );
}

export interface BottomBarOfferProps {
  /** A drawing that stands on the button's edge. */
  picture: ReactNode;
  /** A short line above the offer. */
  line: ReactNode;
  /** The offer: an amount or a word, in the largest text of the bar. */
  children: ReactNode;
  onClick: MouseEventHandler<HTMLButtonElement>;
}

/** A button in the middle of the bar, twice as wide as an entry. It has the bar's only saturated colour. */
export function BottomBarOffer({ picture, line, children, onClick }: BottomBarOfferProps): ReactNode {
  return (
    <button className={css.offer} data-part="bottom-bar-offer" onClick={onClick} type="button">
      <span aria-hidden="true" className={css.offerPicture} data-part="bottom-bar-offer-picture">
        {picture}
      </span>
      <span className={css.offerWords} data-part="bottom-bar-offer-words">
        <span className={css.offerLine}>{line}</span> <span className={css.offerText}>{children}</span>
      </span>
    </button>
  );
}
