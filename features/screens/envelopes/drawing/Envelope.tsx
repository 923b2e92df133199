import { type ReactNode, useId } from 'react';
import * as css from './Envelope.css.ts';

/** The phase: closed, shaking while the service answers, flap open, paper out. */
export type EnvelopePhase = 'closed' | 'asking' | 'opening' | 'out';

export interface EnvelopeProps {
  phase: EnvelopePhase;
  paper: ReactNode;
  seal?: ReactNode;
  words?: ReactNode;
}

const CLOUD =
  'M-70,18H60C82,18 86,-10 64,-12C66,-36 32,-46 20,-26C10,-48 -28,-44 -26,-16C-46,-28 -64,-8 -50,6M20,-26C6,-20 6,0 22,2C34,2 36,-14 25,-14M-26,-16C-32,-2 -14,6 -8,-2M64,-12C50,-14 46,2 58,6';

/** A red envelope with an opening animation, red and gold in every brand. */
export function Envelope({ phase, paper, seal, words }: EnvelopeProps): ReactNode {
  const id = useId();
  const isOpen = phase === 'opening' || phase === 'out';
  return (
    <div className={css.envelope} data-open={isOpen} data-out={phase === 'out'} data-phase={phase}>
      <svg aria-hidden="true" className={css.back} viewBox="0 0 300 312">
        <path d="M0,0H300V280a20,20 0 0 1-20,20H20A20,20 0 0 1 0,280Z" fill="#7d0a12" />
      </svg>
      <svg aria-hidden="true" className={css.flap} preserveAspectRatio="none" viewBox="0 0 300 126">
        <linearGradient id={`${id}-flap`} x2="0" y2="1">
          <stop offset="0" stopColor="#d8202a" />
          <stop offset="1" stopColor="#a80e18" />
        </linearGradient>
        <path d="M0,0H300C294,78 224,124 150,124C76,124 6,78 0,0Z" fill={`url(#${id}-flap)`} />
        <path d="M7,3C16,74 82,115 150,115C218,115 284,74 293,3" fill="none" stroke="#f6c453" strokeWidth="2.4" />
      </svg>
      <div className={css.paper}>{phase === 'out' ? paper : null}</div>
      <svg aria-hidden="true" className={css.front} viewBox="0 0 300 312">
        <linearGradient id={`${id}-front`} x2="0" y2="1">
          <stop offset="0" stopColor="#f0403a" />
          <stop offset=".5" stopColor="#c9161f" />
          <stop offset="1" stopColor="#8a0a14" />
        </linearGradient>
        <path d="M0,0C44,112 256,112 300,0V292a20,20 0 0 1-20,20H20A20,20 0 0 1 0,292Z" fill={`url(#${id}-front)`} />
        <path d="M1,4C45,116 255,116 299,4" fill="none" stroke="#f6c453" strokeWidth="3.4" />
        <path
          d="M9,34V288a15,15 0 0 0 15,15H276a15,15 0 0 0 15-15V34"
          fill="none"
          stroke="#f6c453"
          strokeOpacity=".55"
          strokeWidth="1.8"
        />
        <g fill="none" stroke="#f6c453" strokeLinecap="round" strokeWidth="5">
          <path d={CLOUD} opacity=".42" transform="translate(64 272) scale(.42)" />
          <path d={CLOUD} opacity=".38" transform="translate(240 268) scale(-.38 .38)" />
          <path d={CLOUD} opacity=".22" transform="translate(38 214) scale(-.26 .26)" />
          <path d={CLOUD} opacity=".22" transform="translate(262 208) scale(.26)" />
        </g>
      </svg>
      {words === undefined || isOpen ? null : <div className={css.words}>{words}</div>}
      {seal === undefined ? null : <div className={css.seal}>{seal}</div>}
    </div>
  );
}
