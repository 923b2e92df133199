import type { ReactNode } from 'react';
import { type UnfinishedPage, SectionFrame, UnfinishedPageContent } from '#features/shared/frames/index.ts';

/** The page of a feature whose inside is still to come: its frame, and what stands in for it. */
export function FramedPage({ page }: { page: UnfinishedPage }): ReactNode {
  return (
    <SectionFrame page={page}>
      <UnfinishedPageContent page={page} />
    </SectionFrame>
  );
}
