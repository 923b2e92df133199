import type { ReactNode } from 'react';
import { ENVELOPE_STATUS, type OwnRedEnvelope } from '#protocol/entities/envelope.ts';
import * as css from './Envelope.css.ts';

export interface EnvelopeMiniProps {
  /** `closed`: sealed. `coins`: open with coins, for a claimed share. `empty`: grey and empty. */
  look: 'closed' | 'coins' | 'empty';
}

/** The look of an envelope for the player. By default an envelope is sealed. */
export function lookOf(envelope: OwnRedEnvelope | undefined): EnvelopeMiniProps['look'] {
  if (envelope === undefined) return 'closed';
  if (envelope.MyAmount > 0) return 'coins';
  return envelope.Status === ENVELOPE_STATUS.open ? 'closed' : 'empty';
}

/** A small red envelope beside a text. */
export function EnvelopeMini({ look }: EnvelopeMiniProps): ReactNode {
  return (
    <svg aria-hidden="true" className={css.mini} viewBox="0 0 48 60">
      {look === 'closed' ? <Closed /> : look === 'coins' ? <Coins /> : <Empty />}
    </svg>
  );
}

function Closed(): ReactNode {
  return (
    <>
      <rect fill="#d8202a" height="54" rx="5" width="42" x="3" y="4" />
      <path d="M3,9a5,5 0 0 1 5-5H40a5,5 0 0 1 5,5V12C40,26 8,26 3,12Z" fill="#a80e18" />
      <path d="M3,12C8,26 40,26 45,12" fill="none" stroke="#f6c453" strokeWidth="1.5" />
      <Seal />
      <Clouds />
    </>
  );
}

const HEAP = [
  [15, 20],
  [33, 20],
  [24, 15],
  [19, 24],
  [29, 24],
] as const;

function Coins(): ReactNode {
  return (
    <>
      <path
        d="M24,2V-1M11,6 9,3M37,6 39,3M4,15 1,13M44,15 47,13"
        fill="none"
        stroke="#ffd35a"
        strokeLinecap="round"
        strokeOpacity=".7"
        strokeWidth="1.6"
      />
      <rect fill="#7d0a12" height="24" rx="5" width="42" x="3" y="17" />
      {HEAP.map(([x, y]) => (
        <g key={`${String(x)} ${String(y)}`}>
          <circle cx={x} cy={y} fill="#f0a81e" r="8" />
          <circle cx={x} cy={y - 1} fill="#ffdf7a" r="7.4" stroke="#b8690c" strokeWidth=".7" />
          <rect fill="#b8690c" height="4" rx=".8" width="4" x={x - 2} y={y - 3} />
        </g>
      ))}
      <path d="M3,26C10,38 38,38 45,26V53a5,5 0 0 1-5,5H8a5,5 0 0 1-5-5Z" fill="#d8202a" />
      <path d="M3,26C10,38 38,38 45,26" fill="none" stroke="#f6c453" strokeWidth="1.4" />
      <Seal at={40} size={5.5} />
      <Clouds />
    </>
  );
}

function Seal({ at = 24, size = 8 }: { at?: number; size?: number }): ReactNode {
  const hole = size * 0.62;
  return (
    <>
      <circle cx="24" cy={at} fill="#ffd35a" r={size} stroke="#b8690c" />
      <rect fill="#8f4a06" height={hole} rx="1" width={hole} x={24 - hole / 2} y={at - hole / 2} />
    </>
  );
}

function Clouds(): ReactNode {
  return (
    <path d="M9,52a8,8 0 0 1 15,0M24,52a8,8 0 0 1 15,0" fill="none" opacity=".4" stroke="#f6c453" strokeWidth="1.3" />
  );
}

function Empty(): ReactNode {
  return (
    <>
      <path d="M4,24C6,6 42,6 44,24Z" fill="#3a2d32" />
      <rect fill="#2a1f24" height="20" rx="4" width="40" x="4" y="20" />
      <path d="M4,24C11,40 37,40 44,24V53a5,5 0 0 1-5,5H9a5,5 0 0 1-5-5Z" fill="#665359" />
      <path d="M4,24C11,40 37,40 44,24" fill="none" stroke="#8b7980" strokeWidth="1.4" />
      <path
        d="M16,42l4,2M32,42l-4,2M19,52c3-3 7-3 10,0"
        fill="none"
        stroke="#2a1f24"
        strokeLinecap="round"
        strokeWidth="1.8"
      />
    </>
  );
}
