import type { ReactNode } from 'react';
import { type EmptyPlace, PlaceFrame, ComingSoon } from '#features/frames/index.ts';

/** The page of a feature whose inside is still to come: its frame, and what stands in for it. */
export function FramedPage({ place }: { place: EmptyPlace }): ReactNode {
  return (
    <PlaceFrame place={place}>
      <ComingSoon place={place} />
    </PlaceFrame>
  );
}
