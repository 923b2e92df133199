import type { ReactNode } from 'react';
import { HostPage } from '#features/screens/live/index.ts';
import { WhereLive } from './WhereLive.tsx';

/** The console of a host. While live is closed, the console shows that itself. */
export function LiveHostPage(): ReactNode {
  return (
    <WhereLive isAlone whenClosed={<HostPage />}>
      <HostPage />
    </WhereLive>
  );
}
