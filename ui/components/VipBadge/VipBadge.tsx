import type { ReactNode, Ref } from 'react';
import * as css from './VipBadge.css.ts';

export interface VipBadgeProps {
  /** From 1, copper, to 8, obsidian. */
  tier: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  /** The tier's crest for this size: the mini crest up to 24 px, the full crest for `lg`. */
  src: string;
  label: string;
  /** `crest`: only the drawing. `plate`: the drawing with the name beside it, in the tier's metal. */
  form?: 'crest' | 'plate';
  /** The crest is 20, 24 or 64 px at the default text size. */
  size?: 'sm' | 'md' | 'lg';
  ref?: Ref<HTMLSpanElement>;
}

const pixels = { sm: 20, md: 24, lg: 64 } as const;

/** The badge of one of the eight VIP tiers. For a portrait use the Avatar's `crest`. */
export function VipBadge({ tier, src, label, form = 'crest', size = 'sm', ref }: VipBadgeProps): ReactNode {
  const plate = form === 'plate';
  return (
    <span
      className={css.badge}
      data-form={form}
      data-part="vip-badge"
      data-size={size}
      data-tier={tier}
      ref={ref}
      title={label}
    >
      <img
        alt={plate ? '' : label}
        className={css.crest}
        data-part="vip-badge-crest"
        decoding="async"
        draggable={false}
        height={pixels[size]}
        src={src}
        width={pixels[size]}
      />
      {plate ? (
        <span className={css.name} data-part="vip-badge-name">
          {label}
        </span>
      ) : null}
    </span>
  );
}
