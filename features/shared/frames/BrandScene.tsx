import type { ReactNode } from 'react';
import { useBrand } from '../../base/settings/index.ts';
import * as css from './BrandScene.css.ts';

/** Positions of the sky's lights in percent, and their radius. */
const LIGHTS = [
  [6, 16, 1.4],
  [17, 40, 1],
  [30, 12, 1.6],
  [44, 30, 1],
  [55, 10, 1.2],
  [65, 24, 1.7],
  [76, 9, 1],
  [87, 27, 1.4],
  [95, 14, 1],
  [50, 52, 1],
  [80, 46, 1.2],
  [24, 60, 1],
] as const;

/**
 * The brand's mascot in front of its skyline (`shape.ridge`): a sky with lights, a setting sun, and water; a day sky in a light brand.
 * Without the mascot, the sun and the landmark leave room for the text. Sizes are fractions of the header's height, and the sky continues
 * above it behind a transparent bar.
 */
export function BrandScene({ mascot = true }: { mascot?: boolean }): ReactNode {
  const { ID, Scheme } = useBrand();
  return (
    <div className={css.sky} data-bare={mascot ? undefined : ''} data-scheme={Scheme}>
      <div className={css.scene}>
        <svg className={css.lights}>
          {LIGHTS.map(([x, y, r]) => (
            <circle cx={`${String(x)}%`} cy={`${String(y)}%`} key={x} r={r} />
          ))}
        </svg>
        <span className={css.rays} />
        <span className={css.sun} />
        <span className={css.ridge} />
        <span className={css.water} />
        <span className={css.glitter} />
        {mascot ? (
          <img alt="" className={css.mascot} height={150} src={`/brands/${ID}/mascot.svg`} width={150} />
        ) : null}
        <svg className={css.shore} preserveAspectRatio="none" viewBox="0 0 390 32">
          <path d="M0,9C40,1 70,13 112,9C150,4 180,13 224,9C266,4 300,12 340,9C360,7 376,7 390,10V40H0Z" />
        </svg>
      </div>
    </div>
  );
}
