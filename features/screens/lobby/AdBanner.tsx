import { type ReactNode, useState } from 'react';
import type { Ad } from '#protocol/entities/ad.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import * as css from './Lobby.css.ts';
import { Link, useLocation } from '../../base/routing/index.ts';

/** An operator's ad with its own picture (10090). Shows its title if the picture fails. */
export default function AdBanner({ ad, size }: { ad: Ad; size: 'large' | 'small' }): ReactNode {
  const prefix = localePrefix(useLocation().pathname);
  const [isGone, setGone] = useState(false);
  const face = { className: css.banner, 'data-size': size, draggable: false };
  const inside = isGone ? (
    <span className={css.adTitle}>{ad.Title}</span>
  ) : (
    <img
      alt={ad.Title}
      className={css.bannerImage}
      decoding="async"
      draggable={false}
      loading="lazy"
      onError={() => setGone(true)}
      src={ad.Image}
    />
  );
  if (ad.Link === '') return <div {...face}>{inside}</div>;
  if (!ad.Link.startsWith('/')) {
    return (
      <a {...face} href={ad.Link} rel="noopener noreferrer" target="_blank">
        {inside}
      </a>
    );
  }
  return (
    <Link {...face} to={`${prefix}${ad.Link}`}>
      {inside}
    </Link>
  );
}
