import type { ReactNode } from 'react';
import { OwnAvatar } from '../../base/player-face/index.ts';
import * as css from './Member.css.ts';

const ORNAMENTS = [0, 45, 90, 135, 180, 225, 270, 315];

/** The player's own face in the ring of its tier, with a gold ring and the brand's sign. */
export function Medallion(): ReactNode {
  return (
    <div className={css.medallion}>
      <svg aria-hidden="true" className={css.circles} viewBox="0 0 140 140">
        <circle cx="70" cy="70" opacity=".6" r="66" strokeWidth="1" />
        <circle cx="70" cy="70" r="61" strokeDasharray="2 6" strokeWidth="1" />
        {ORNAMENTS.map((degrees) => (
          <path d="M70 0l5 6-5 6-5-6z" key={degrees} transform={`rotate(${String(degrees)} 70 70)`} />
        ))}
      </svg>
      <OwnAvatar size={96} />
    </div>
  );
}
