import type { ReactNode } from 'react';
import { ProfileSample, StoreSample } from '#features/studio/index.ts';

export interface SamplePageProps {
  sample: 'profile' | 'store';
}

/** A page of the product to come, for the previews of the Brand Studio. Only in development and in operators' builds. */
export function SamplePage({ sample }: SamplePageProps): ReactNode {
  return sample === 'profile' ? <ProfileSample /> : <StoreSample />;
}
