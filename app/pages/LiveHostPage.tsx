import type { ReactNode } from 'react';
import { HostPage } from '#features/screens/live/index.ts';
import { WhereLive } from './WhereLive.tsx';

/** The console of a host, where the live page is. While live is closed the console says so by itself. */
export function LiveHostPage(): ReactNode {
  return (
    <WhereLive whenClosed={<HostPage />}>
      <HostPage />
    </WhereLive>
  );
}
