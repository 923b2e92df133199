import { type ReactNode, type Ref, useId } from 'react';
import * as css from './Medal.css.ts';

export type MedalPlace = 1 | 2 | 3;

export interface MedalProps {
  place: MedalPlace;
  /** The accessible name: "First place". If absent, the medal is decorative. */
  label?: string;
  /** 28, 36 or 64 px. */
  size?: 'sm' | 'md' | 'lg';
  ref?: Ref<SVGSVGElement>;
}

/** The sixteen teeth around the disc, in units of the drawing. */
const edge = Array.from({ length: 32 }, (_tooth, at) => {
  const angle = (at * Math.PI) / 16;
  const radius = at % 2 === 0 ? 15 : 13.6;
  return `${(24 + radius * Math.sin(angle)).toFixed(2)},${(29 - radius * Math.cos(angle)).toFixed(2)}`;
}).join(' ');

/** Gold, silver or bronze on a ribbon in the brand's colour, lit from the upper left. */
export function Medal({ place, label, size = 'md', ref }: MedalProps): ReactNode {
  const id = useId();
  return (
    <svg
      {...(label === undefined ? { 'aria-hidden': true } : { 'aria-label': label, role: 'img' })}
      className={css.medal}
      data-part="medal"
      data-place={place}
      data-size={size}
      ref={ref}
      viewBox="0 0 48 48"
    >
      <defs>
        <linearGradient id={id} x1=".15" x2=".85" y1="0" y2="1">
          <stop className={css.high} offset="0" />
          <stop className={css.face} offset=".45" />
          <stop className={css.low} offset="1" />
        </linearGradient>
      </defs>
      <path className={css.ribbonShade} d="M33 2h9l-9 20-6-8z" />
      <path className={css.ribbon} d="M6 2h11l12 18-7 6z" />
      <g data-part="medal-disc">
        <polygon className={css.rim} points={edge} transform="translate(0 1.5)" />
        <polygon fill={`url(#${id})`} points={edge} />
        <circle className={css.rim} cx="24" cy="29" opacity=".55" r="10.8" />
        <circle cx="24" cy="29" fill={`url(#${id})`} r="9.8" />
        <path
          className={css.light}
          d="M13.6 24.5A11.4 11.4 0 0124 17.6"
          fill="none"
          strokeLinecap="round"
          strokeWidth="1.4"
        />
        <text className={css.digit} x="24" y="35">
          {place}
        </text>
      </g>
    </svg>
  );
}
