import type { ReactNode } from 'react';
import * as css from './Preview.css.ts';
import { matrixValues, visionFilter, visionMatrices } from './vision.ts';

const filters = Object.entries(visionMatrices);

/** The filters of the previews, for `filter: url(#…)`. */
export function VisionFilters(): ReactNode {
  return (
    <svg aria-hidden="true" className={css.filters} height="0" width="0">
      {filters.map(([name, matrix]) => (
        // The matrices are for linear light, the default of SVG filters. The attribute makes it explicit.
        <filter colorInterpolationFilters="linearRGB" id={`studio-${name}`} key={name}>
          <feColorMatrix type="matrix" values={matrixValues(matrix)} />
        </filter>
      ))}
    </svg>
  );
}

/** The CSS value of a filter. */
export const seenWith = (vision: Parameters<typeof visionFilter>[0]): string =>
  vision === 'normal' ? 'none' : `url(#${visionFilter(vision)})`;
