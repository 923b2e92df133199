import { type MouseEventHandler, type ReactNode, type Ref, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './GameCard.css.ts';

/** A picture in several widths and formats. The browser chooses the smallest that fits. */
export interface GamePicture {
  /** The format that every browser reads, in its default width. */
  src: string;
  srcSet?: string;
  /** Better formats first: `{type: 'image/avif', srcSet: '… 1x, … 2x'}`. */
  sources?: readonly { type: string; srcSet: string }[];
  /** The rendered width, if `srcSet` gives widths in `w`. */
  sizes?: string;
  /** Any CSS colour, such as the average of the picture, until the picture is loaded. */
  placeholder: string;
}

interface Face {
  /** Drawn in the picture, and exposed to screen readers. */
  title: string;
  picture: GamePicture;
  /** Three by four, twice as wide, or twice as wide and high (the size in the grid). */
  shape?: 'tall' | 'wide' | 'hero';
  flag?: { tone: 'hot' | 'new' | 'live' | 'soon'; label: string };
  /** The maker of the game: a 12 px drawing and a name. A small tile with a jackpot shows only the jackpot. */
  provider?: { mark: ReactNode; label: string };
  jackpot?: { label: string; amount: ReactNode };
  /** An icon over the picture and the reason: closed for now, or a higher tier is required. A press still opens the tile. */
  locked?: { icon: ReactNode; label: string };
  /** Loads the picture immediately, since the tile is on the first screen. */
  priority?: boolean;
}

export type GameCardProps = Face &
  (
    | {
        as?: 'button';
        onClick: MouseEventHandler<HTMLButtonElement>;
        href?: never;
        ref?: Ref<HTMLButtonElement>;
      }
    /** `onClick` may replace the browser's navigation. */
    | { as: 'link'; href: string; onClick?: MouseEventHandler<HTMLAnchorElement>; ref?: Ref<HTMLAnchorElement> }
  );

/** A game's tile: the picture fills it, with flag, provider and jackpot in front. */
export function GameCard(props: GameCardProps): ReactNode {
  const shape = props.shape ?? 'tall';
  const attributes = {
    className: css.tile,
    'data-on-art': '',
    'data-part': 'game-card',
    'data-shape': shape,
    'data-state': props.locked ? 'locked' : 'open',
  };
  if (props.as === 'link') {
    const { as: _, href, onClick, ref, ...face } = props;
    return (
      <a {...attributes} href={href} onClick={onClick} ref={ref}>
        <Inside {...face} shape={shape} />
      </a>
    );
  }
  const { as: _, href: __, onClick, ref, ...face } = props;
  return (
    <button {...attributes} onClick={onClick} ref={ref} type="button">
      <Inside {...face} shape={shape} />
    </button>
  );
}

function Inside({
  title,
  picture,
  shape,
  flag,
  provider,
  jackpot,
  locked,
  priority = false,
}: Face & { shape: 'tall' | 'wide' | 'hero' }): ReactNode {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  return (
    <>
      <span
        className={css.picture}
        data-part="game-card-picture"
        data-priority={priority || undefined}
        data-state={state}
        style={{ backgroundColor: picture.placeholder }}
      >
        {state === 'failed' ? (
          <span className={css.title} data-part="game-card-title">
            <span className={css.titleWords}>{title}</span>
          </span>
        ) : (
          <picture>
            {picture.sources?.map(({ type, srcSet }) => (
              <source key={type} sizes={picture.sizes} srcSet={srcSet} type={type} />
            ))}
            <img
              alt={title}
              className={css.image}
              decoding="async"
              draggable={false}
              fetchPriority={priority ? 'high' : 'auto'}
              loading={priority ? 'eager' : 'lazy'}
              onError={() => setState('failed')}
              onLoad={() => setState('loaded')}
              sizes={picture.sizes}
              src={picture.src}
              srcSet={picture.srcSet}
            />
          </picture>
        )}
      </span>
      <span aria-hidden="true" className={css.light} />
      {flag ? (
        <span className={css.flag} data-part="game-card-flag" data-tone={flag.tone}>
          {flag.label}
        </span>
      ) : null}
      {provider ? (
        <span
          className={css.provider}
          data-covered={(jackpot && shape === 'tall') || undefined}
          data-part="game-card-provider"
        >
          <span aria-hidden="true" className={css.mark}>
            {provider.mark}
          </span>
          <VisuallyHidden>{provider.label}</VisuallyHidden>
        </span>
      ) : null}
      {jackpot ? (
        <span className={css.plate} data-part="game-card-jackpot">
          {shape === 'tall' ? (
            <VisuallyHidden>{jackpot.label}</VisuallyHidden>
          ) : (
            <span className={css.plateLabel}>{jackpot.label}</span>
          )}
          {jackpot.amount}
        </span>
      ) : null}
      {locked ? (
        <span className={css.locked} data-part="game-card-locked">
          <span aria-hidden="true">{locked.icon}</span>
          <span className={css.reason}>{locked.label}</span>
        </span>
      ) : null}
    </>
  );
}
