import type { ReactNode } from 'react';
import { type StateId, stateArt } from '#art/index.ts';

/** The drawing of an empty, failed or closed place, in the brand's colours; decorative. */
export function StateDrawing({ id }: { id: StateId }): ReactNode {
  const { href, viewBox } = stateArt(id);
  return (
    <svg aria-hidden="true" viewBox={viewBox}>
      <use href={href} />
    </svg>
  );
}
