import { type ReactNode, useId } from 'react';
import { useBrand } from '../settings/index.ts';
import * as css from './BrandScene.css.ts';

/** Places of the sky's lights: left, top, radius. */
const LIGHTS = [
  [24, 22, 1.4],
  [66, 48, 1],
  [118, 16, 1.6],
  [172, 38, 1],
  [214, 14, 1.2],
  [252, 30, 1.7],
  [296, 12, 1],
  [338, 34, 1.4],
  [372, 18, 1],
  [196, 66, 1],
  [312, 58, 1.2],
  [92, 76, 1],
] as const;

/** The brand's mascot in a landscape of its colours: sky with lights, a sun going down, hills, and water before it all; by day in a light brand. */
export function BrandScene(): ReactNode {
  const { ID, Scheme } = useBrand();
  const id = useId();
  return (
    <div className={css.scene} data-scheme={Scheme}>
      <svg className={css.land} preserveAspectRatio="xMidYMax slice" viewBox="0 0 390 200">
        <defs>
          <linearGradient id={`${id}-sky`} x2="0" y2="1">
            <stop className={css.skyHigh} offset="0" />
            <stop className={css.skyMiddle} offset=".5" />
            <stop className={css.skyLow} offset=".78" />
          </linearGradient>
          <radialGradient id={`${id}-sun`}>
            <stop className={css.sunHigh} offset="0" />
            <stop className={css.sunLow} offset="1" />
          </radialGradient>
          <radialGradient id={`${id}-glow`}>
            <stop className={css.sunHigh} offset="0" stopOpacity=".55" />
            <stop className={css.sunHigh} offset="1" stopOpacity="0" />
          </radialGradient>
          <linearGradient id={`${id}-water`} x2="0" y2="1">
            <stop className={css.waterHigh} offset="0" />
            <stop className={css.waterLow} offset="1" />
          </linearGradient>
        </defs>
        <rect fill={`url(#${id}-sky)`} height="200" width="390" />
        {LIGHTS.map(([x, y, r]) => (
          <circle className={css.light} cx={x} cy={y} key={`${String(x)} ${String(y)}`} r={r} />
        ))}
        <circle cx="318" cy="134" fill={`url(#${id}-glow)`} r="92" />
        <circle cx="318" cy="134" fill={`url(#${id}-sun)`} r="32" />
        <path
          className={css.hills}
          d="M0,142C44,116 92,128 134,134C184,108 238,128 282,136C322,118 360,126 390,132V170H0Z"
        />
        <rect fill={`url(#${id}-water)`} height="52" width="390" y="148" />
        <path
          className={css.ripples}
          d="M256,156h88M272,164h56M246,172h44M300,172h30M262,181h34M18,160h40M34,170h26M150,166h34M132,178h26"
        />
      </svg>
      <img alt="" className={css.mascot} height={150} src={`/brands/${ID}/mark.svg`} width={150} />
      <svg className={css.shore} preserveAspectRatio="xMinYMin slice" viewBox="0 0 390 32">
        <path
          className={css.wave}
          d="M0,9C40,1 70,13 112,9C150,4 180,13 224,9C266,4 300,12 340,9C360,7 376,7 390,10V2000H0Z"
        />
        <path className={css.foam} d="M8,13q12,-4 26,-1t22,-1M92,15q14,-4 28,-1t26,-1M44,22q14,-3 30,0" />
      </svg>
    </div>
  );
}
