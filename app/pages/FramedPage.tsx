import type { ReactNode } from 'react';
import { type UnfinishedPage, SectionFrame, UnfinishedPageContent } from '#features/shared/frames/index.ts';

/** The page of a coming feature: its frame with a placeholder. */
export function FramedPage({ page }: { page: UnfinishedPage }): ReactNode {
  return (
    <SectionFrame page={page}>
      <UnfinishedPageContent page={page} />
    </SectionFrame>
  );
}
