import type { ReactNode } from 'react';
import * as css from './Honors.css.ts';

/** Leaves along one side of a circle: their angles in degrees from the lowest point. */
const LEAVES = [18, 34, 50, 66, 82, 98, 114, 130];
const RADIUS = 92;

/** A decorative wreath of gold leaves. */
export function Laurel(): ReactNode {
  return (
    <svg aria-hidden="true" className={css.laurel} viewBox="-120 -120 240 240">
      {[1, -1].map((side) => (
        <g key={side} transform={`scale(${String(side)} 1)`}>
          {LEAVES.map((degrees) => {
            const angle = ((degrees - 90) * Math.PI) / -180;
            const x = RADIUS * Math.cos(angle);
            const y = RADIUS * Math.sin(angle);
            return (
              <path
                className={css.leaf}
                d="M0 0C6-9 7-19 0-27C-7-19-6-9 0 0Z"
                key={degrees}
                transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${String(180 - degrees - 28)})`}
              />
            );
          })}
        </g>
      ))}
    </svg>
  );
}
