import type { ReactNode } from 'react';
import * as css from './Envelope.css.ts';

/** A small red envelope beside a text. `open` shows its paper. */
export function EnvelopeMini({ open = false }: { open?: boolean }): ReactNode {
  return (
    <svg aria-hidden="true" className={css.mini} viewBox="0 0 48 60">
      {open ? (
        <>
          <path d="M4,24C6,6 42,6 44,24Z" fill="#a80e18" />
          <rect fill="#fff0cc" height="30" rx="3" stroke="#d9a441" width="34" x="7" y="11" />
        </>
      ) : null}
      <rect fill={open ? '#c9161f' : '#d8202a'} height={open ? 36 : 54} rx="5" width="42" x="3" y={open ? 22 : 4} />
      {open ? (
        <path d="M3,24C10,40 38,40 45,24V30C38,46 10,46 3,30Z" fill="#f6c453" opacity=".9" />
      ) : (
        <>
          <path d="M3,9a5,5 0 0 1 5-5H40a5,5 0 0 1 5,5V12C40,26 8,26 3,12Z" fill="#a80e18" />
          <path d="M3,12C8,26 40,26 45,12" fill="none" stroke="#f6c453" strokeWidth="1.5" />
          <circle cx="24" cy="24" fill="#ffd35a" r="8" stroke="#b8690c" strokeWidth="1" />
          <rect fill="#8f4a06" height="5" rx="1" width="5" x="21.5" y="21.5" />
        </>
      )}
      <path d="M9,52a8,8 0 0 1 15,0M24,52a8,8 0 0 1 15,0" fill="none" opacity=".4" stroke="#f6c453" strokeWidth="1.3" />
    </svg>
  );
}
