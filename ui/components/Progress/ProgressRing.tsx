import type { CSSProperties, ReactNode, Ref } from 'react';
import * as css from './ProgressRing.css.ts';

const RADIUS = 52;
const CENTRE = 60;

export interface ProgressRingProps {
  label: string;
  value: number;
  /** Undefined or 0 means that there is no end, so the ring stays empty. */
  max: number | undefined;
  valueText: string;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Progress as a ring around a text. A full ring has the warning colour. */
export function ProgressRing({ label, value, max, valueText, children, ref }: ProgressRingProps): ReactNode {
  const share = max === undefined || max === 0 ? 0 : Math.min(1, Math.max(0, value / max));
  const angle = share * 2 * Math.PI - Math.PI / 2;
  return (
    <div
      aria-label={label}
      aria-valuemax={100}
      aria-valuemin={0}
      // The value is cut off and not rounded up.
      aria-valuenow={Math.floor(share * 100)}
      aria-valuetext={valueText}
      className={css.ring}
      data-part="progress-ring"
      data-state={share >= 1 ? 'full' : 'filling'}
      ref={ref}
      role="progressbar"
    >
      <svg aria-hidden="true" className={css.dial} viewBox="0 0 120 120">
        <circle className={css.face} cx={CENTRE} cy={CENTRE} r="59" />
        <circle className={css.track} cx={CENTRE} cy={CENTRE} r={RADIUS} />
        <circle className={css.ticks} cx={CENTRE} cy={CENTRE} r={RADIUS} />
      </svg>
      <span className={css.arc} data-part="progress-ring-arc" style={{ '--share': String(share) } as CSSProperties} />
      {share > 0 && share < 1 ? (
        <svg aria-hidden="true" className={css.dial} viewBox="0 0 120 120">
          <circle
            className={css.tip}
            cx={CENTRE + RADIUS * Math.cos(angle)}
            cy={CENTRE + RADIUS * Math.sin(angle)}
            r="5"
          />
        </svg>
      ) : null}
      <div aria-hidden="true" className={css.inside} data-part="progress-ring-words">
        {children}
      </div>
    </div>
  );
}
