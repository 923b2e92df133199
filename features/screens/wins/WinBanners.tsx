import { type ReactNode, Suspense, useState } from 'react';
import { winAnnounced } from '#protocol/operations/pride.ts';
import { usePush } from '../../base/client/index.ts';
import { QuietBoundary } from '../../base/errors/index.ts';
import { useGreetsNewcomer } from '../../base/overlays/index.ts';
import { useProfile } from '../../base/session/index.ts';
import { WinQueue } from './LazyWinQueue.ts';
import type { QueuedWin } from './WinQueue.tsx';

/** The maximum of waiting wins. The oldest wins are dropped, since they would be outdated when shown. */
const MAX_WAITING = 10;

interface Queue {
  readonly count: number;
  readonly wins: readonly QueuedWin[];
}

/**
 * Announces wins above the lobby when they happen (12122), one at a time (specification 1 §4). The empty region precedes the first win,
 * since screen readers do not read a text that arrives together with its region.
 */
export function WinBanners(): ReactNode {
  const [{ wins }, setQueue] = useState<Queue>({ count: 0, wins: [] });
  const isNewcomer = useGreetsNewcomer();
  const own = useProfile().data?.player.name;
  usePush(winAnnounced, (win) => {
    // The first minutes of a new account show only the wins of its player.
    if (isNewcomer && win.PlayerName !== own) return;
    setQueue((before) => ({
      count: before.count + 1,
      wins: [...before.wins, { id: String(before.count), win }].slice(-MAX_WAITING),
    }));
  });
  const finish = (id: string): void =>
    setQueue((before) => ({ ...before, wins: before.wins.filter((one) => one.id !== id) }));
  return (
    <QuietBoundary>
      <Suspense fallback={null}>
        <WinQueue onDone={finish} wins={wins} />
      </Suspense>
    </QuietBoundary>
  );
}
