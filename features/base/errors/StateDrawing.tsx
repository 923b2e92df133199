import type { ReactNode } from 'react';
import { type StateId, stateArt } from '#art/index.ts';

/** The decorative drawing of an empty, failed or closed page, in the brand's colours. */
export function StateDrawing({ id }: { id: StateId }): ReactNode {
  const { href, viewBox } = stateArt(id);
  return (
    <svg aria-hidden="true" viewBox={viewBox}>
      <use href={href} />
    </svg>
  );
}
