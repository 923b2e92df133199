import { type ReactNode, type Ref, useId } from 'react';
import { Spinner } from '../Spinner/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { useTurning, type WheelResult } from './useTurning.ts';
import * as css from './Wheel.css.ts';

export interface WheelSector {
  id: string;
  /** The prize as text, for screen readers and the result: "20,000 gold". */
  label: string;
  /** The short text at the edge of the wheel: "20,000". */
  mark: string;
  picture?: string;
  grand?: boolean;
}

export interface WheelLabels {
  wheel: string;
  spin: string;
  skip: string;
  /** For example "You won 20,000 gold". */
  result: (label: string) => string;
}

export interface WheelProps {
  labels: WheelLabels;
  /** The sectors, clockwise from the top; four to twelve. */
  sectors: readonly WheelSector[];
  onSpin: () => void;
  busy?: boolean;
  /** The result. Each new `spin` turns the wheel. A result that exists initially is only shown. */
  result?: WheelResult | undefined;
  onSettled?: (sector: string) => void;
  /** Content shown until there is a result: the prizes. */
  promise?: ReactNode;
  /**
   * Why the wheel cannot be turned, used as the button's description. Show the reason beside the wheel too. `undefined`: the wheel can be
   * turned.
   */
  disabledReason?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
}

type Tone = 'primary' | 'accent' | 'plain' | 'gold';
const tones: readonly Tone[] = ['primary', 'plain', 'accent', 'plain'];

/** Returns different tones for neighbours, including the last and the first sector. */
function toneOf(at: number, count: number): Tone {
  const tone = tones[at % tones.length] ?? 'plain';
  return at === count - 1 && tone === 'primary' ? 'accent' : tone;
}

const RADIUS = 89;
/** Returns a point of the drawing; `degrees` are clockwise from the top. */
function polar(degrees: number, radius: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(radius * Math.sin(angle)).toFixed(2)},${(-radius * Math.cos(angle)).toFixed(2)}`;
}

/** Shows a result that is decided elsewhere: waits for the result, turns to it, and announces it. */
export function Wheel({
  labels,
  sectors,
  onSpin,
  busy = false,
  result,
  onSettled,
  promise,
  disabledReason,
  ref,
}: WheelProps): ReactNode {
  const id = useId();
  const reasonId = useId();
  const place = sectors.findIndex((sector) => sector.id === result?.sector);
  const { disc, rotation, settled, skip } = useTurning(result, place, sectors.length, onSettled);
  const turning = result !== undefined && !settled;
  const state = turning ? 'turning' : busy ? 'waiting' : result ? 'settled' : 'resting';
  const refused = disabledReason !== undefined && !busy && !turning;
  /** Half the width of a sector at its picture. */
  const facet = 60 * Math.tan(Math.PI / Math.max(4, sectors.length));
  const won = state === 'settled' ? sectors[place] : undefined;
  return (
    <div aria-label={labels.wheel} className={css.wheel} data-part="wheel" data-state={state} role="group">
      <VisuallyHidden>
        <ul>
          {sectors.map((sector) => (
            <li key={sector.id}>{sector.label}</li>
          ))}
        </ul>
      </VisuallyHidden>
      <div className={css.frame} data-part="wheel-frame">
        <svg aria-hidden="true" className={css.drawing} viewBox="-100 -100 200 200">
          <defs>
            <linearGradient id={`${id}-metal`} x1=".15" x2=".85" y1="0" y2="1">
              <stop className={css.high} offset="0" />
              <stop className={css.metal} offset=".45" />
              <stop className={css.low} offset="1" />
            </linearGradient>
            {/* The ground under the turning disc is dark in every brand, so that the sectors beside the result become dark instead of pale. */}
            <linearGradient id={`${id}-groove`}>
              <stop className={css.shade} offset="0" />
            </linearGradient>
            <radialGradient id={`${id}-shade`}>
              <stop className={css.shade} offset=".34" stopOpacity=".4" />
              <stop className={css.shade} offset=".52" stopOpacity="0" />
              <stop className={css.shade} offset=".84" stopOpacity="0" />
              <stop className={css.shade} offset="1" stopOpacity=".42" />
            </radialGradient>
            {/* Each sector has a light edge and a dark edge. */}
            <linearGradient gradientUnits="userSpaceOnUse" id={`${id}-facet`} x1={-facet} x2={facet} y1="-54" y2="-46">
              <stop className={css.light} offset="0" stopOpacity=".1" />
              <stop className={css.light} offset=".36" stopOpacity="0" />
              <stop className={css.shade} offset=".5" stopOpacity="0" />
              <stop className={css.shade} offset="1" stopOpacity=".36" />
            </linearGradient>
            <linearGradient id={`${id}-gloss`} x1="0" x2="0" y1="0" y2="1">
              <stop className={css.light} offset="0" stopOpacity=".13" />
              <stop className={css.light} offset="1" stopOpacity="0" />
            </linearGradient>
          </defs>
          <circle fill={`url(#${id}-metal)`} r="99" />
          <circle className={css.bevel} r="98" />
          <circle className={css.rim} r="91.500" />
          <circle fill={`url(#${id}-groove)`} r="90.500" />
          <g
            className={css.disc}
            data-many={sectors.length > 8 || undefined}
            data-part="wheel-disc"
            ref={disc}
            style={{ transform: `rotate(${String(rotation - (state === 'waiting' ? 8 : 0))}deg)` }}
          >
            {sectors.map((sector, at) => (
              <Sector
                at={at}
                count={sectors.length}
                key={sector.id}
                facet={`url(#${id}-facet)`}
                metal={`url(#${id}-metal)`}
                sector={sector}
                state={sector.id === won?.id ? 'won' : 'other'}
              />
            ))}
          </g>
          <circle fill={`url(#${id}-shade)`} pointerEvents="none" r={RADIUS} />
          {/* The light does not turn with the disc. */}
          <path d="M-84,-26A88,88 0 0 1 84,-26Q0,-58 -84,-26Z" fill={`url(#${id}-gloss)`} pointerEvents="none" />
          <Bulbs count={sectors.length * 2} />
          <path className={css.pointer} d="M-10,-100H10L0,-81Z" data-part="wheel-pointer" fill={`url(#${id}-metal)`} />
        </svg>
        <button
          aria-busy={busy || undefined}
          aria-describedby={refused ? reasonId : undefined}
          aria-disabled={busy || refused || undefined}
          aria-label={turning ? labels.skip : labels.spin}
          className={css.button}
          data-part="wheel-button"
          data-state={busy || turning ? 'busy' : refused ? 'disabled' : 'idle'}
          onClick={() => {
            if (turning) skip();
            else if (!busy && !refused) onSpin();
          }}
          ref={ref}
          type="button"
        >
          {busy || turning ? <Spinner decorative /> : labels.spin}
        </button>
        {turning ? (
          // For pointers. Keyboard and screen reader users end the turning by the button, which keeps the focus.
          <div aria-hidden="true" className={css.skip} data-part="wheel-skip" onClick={skip} />
        ) : null}
      </div>
      <p className={css.result} data-part="wheel-result" role="status">
        {won ? (
          <span className={css.resultWords} key={String(result?.spin)}>
            {labels.result(won.label)}
          </span>
        ) : result === undefined && !busy ? (
          promise
        ) : null}
      </p>
      {refused ? (
        <span hidden id={reasonId}>
          {disabledReason}
        </span>
      ) : null}
    </div>
  );
}

function Sector({
  sector,
  at,
  count,
  facet,
  metal,
  state,
}: {
  sector: WheelSector;
  at: number;
  count: number;
  facet: string;
  metal: string;
  state: 'won' | 'other';
}): ReactNode {
  const half = 180 / count;
  const field = `M0,0L${polar(-half, RADIUS)}A${String(RADIUS)},${String(RADIUS)} 0 0 1 ${polar(half, RADIUS)}Z`;
  const size = Math.min(32, 2 * 54 * Math.tan((half * Math.PI) / 180) * 0.8);
  return (
    <g
      className={css.sector}
      data-part="wheel-sector"
      data-state={state}
      data-tone={sector.grand ? 'gold' : toneOf(at, count)}
      transform={`rotate(${String((at * 360) / count)})`}
    >
      <path className={css.field} {...(sector.grand && { style: { fill: metal } })} d={field} />
      <path d={field} fill={facet} />
      <text className={css.words} y="-70.5">
        {sector.mark}
      </text>
      {sector.picture ? (
        <>
          <ellipse className={css.cast} cx="1.500" cy={size - 64} rx={size * 0.4} ry={size * 0.12} />
          <image height={size} href={sector.picture} width={size} x={-size / 2} y={-65} />
        </>
      ) : null}
    </g>
  );
}

function Bulbs({ count }: { count: number }): ReactNode {
  return Array.from({ length: count }, (_bulb, at) => {
    const [cx, cy] = polar(((at + 0.5) * 360) / count, 94.8).split(',');
    return (
      <circle className={css.bulb} cx={cx} cy={cy} data-odd={at % 2 || undefined} key={`bulb-${String(at)}`} r="2.2" />
    );
  });
}
