import {
  Anchor,
  Clover,
  Coffee,
  Crown,
  Feather,
  Flame,
  Gem,
  Heart,
  type LucideIcon,
  MoonStar,
  Mountain,
  Star,
  Zap,
} from 'lucide-react';
import { type ReactNode, useId } from 'react';
import * as css from './ClubFlag.css.ts';
import { CLOTHS, OUTLINES } from './flagArt.ts';

/** The twelve emblems, in the order of their numbers. */
const EMBLEMS: readonly LucideIcon[] = [
  Star,
  Anchor,
  Coffee,
  Clover,
  MoonStar,
  Feather,
  Crown,
  Flame,
  Gem,
  Heart,
  Mountain,
  Zap,
];

export interface ClubFlagProps {
  /** Specification 1 §9: 1 to 10. */
  color: number;
  badge: number;
  size?: 'sm' | 'md' | 'lg';
}

/** A club's decorative flag: a cloth in one of ten colours on its rod, with the emblem. */
export function ClubFlag({ color, badge, size = 'md' }: ClubFlagProps): ReactNode {
  const id = useId();
  const cloth = CLOTHS[(color - 1) % CLOTHS.length] ?? CLOTHS[0];
  const outline = OUTLINES[(color - 1) % OUTLINES.length] ?? '';
  const Emblem = EMBLEMS[(badge - 1) % EMBLEMS.length] ?? Star;
  return (
    <span aria-hidden="true" className={css.flag} data-color={color} data-size={size}>
      <svg className={css.cloth} viewBox="0 0 64 76">
        <defs>
          <linearGradient id={`${id}-cloth`} x1="0" x2="1" y1="0" y2="1">
            <stop offset="0" stopColor={cloth?.high} />
            <stop offset=".5" stopColor={cloth?.body} />
            <stop offset="1" stopColor={cloth?.low} />
          </linearGradient>
          <linearGradient id={`${id}-rod`} x2="0" y2="1">
            <stop offset="0" stopColor="#fff1b8" />
            <stop offset=".5" stopColor="#d9a326" />
            <stop offset="1" stopColor="#8a5a0c" />
          </linearGradient>
        </defs>
        <path d={outline} fill={`url(#${id}-cloth)`} />
        <path
          d={outline}
          fill="none"
          opacity=".75"
          stroke="white"
          strokeWidth="1.6"
          transform="translate(4.5 4.4) scale(.86 .9)"
        />
        <path d="M10,12H32V70Z" fill="white" opacity=".1" />
        <rect fill={`url(#${id}-rod)`} height="5" rx="2.5" width="56" x="4" y="8" />
        <circle cx="5" cy="10.5" fill={`url(#${id}-rod)`} r="4.5" />
        <circle cx="59" cy="10.5" fill={`url(#${id}-rod)`} r="4.5" />
      </svg>
      <Emblem className={css.emblem} fill="currentColor" fillOpacity={0.35} strokeWidth={2.2} />
    </span>
  );
}
