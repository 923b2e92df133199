import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/index.ts';
import { loadAgain } from '#ui/loadAgain.ts';
import { QuietBoundary } from '../../base/errors/index.ts';
import { loadCelebration } from './loadCelebration.ts';
import { CelebrateContext, type Celebration } from './celebrateContext.ts';
import { mergeGained } from './rewardItems.ts';

/** Fetched with the first reward. */
const RunningCelebration = lazy(loadAgain(loadCelebration));

interface Running {
  readonly id: number;
  readonly celebration: Celebration;
  readonly fromPlace: DOMRect | undefined;
  readonly walletPlace: DOMRect | undefined;
}

/** Where something stands in the window; undefined for what is not drawn. */
function placeOf(element: Element | null | undefined): DOMRect | undefined {
  const place = element?.getBoundingClientRect();
  return place === undefined || place.width === 0 ? undefined : place;
}

/** Shows what was won over any page, one at a time: what comes while one is on ends that. Its children do not render for it. */
export function RewardProvider({ children }: { children: ReactNode }): ReactNode {
  const [running, setRunning] = useState<Running>();
  const [said, setSaid] = useState('');
  const current = useRef<Running>(undefined);
  const celebrate = useCallback((asked: Celebration): void => {
    current.current?.celebration.onLand?.();
    const celebration = { ...asked, gained: mergeGained(asked.gained) };
    if (celebration.gained.length === 0) {
      celebration.onLand?.();
      return;
    }
    const next = {
      id: (current.current?.id ?? 0) + 1,
      celebration,
      // Now: what it was earned with may be gone with the next render.
      fromPlace: placeOf(asked.from),
      walletPlace: placeOf(asked.to ?? document.querySelector('[data-part=wallet-pill]')),
    };
    current.current = next;
    setRunning(next);
  }, []);
  const end = (): void => {
    setRunning(undefined);
    setSaid('');
  };
  return (
    <CelebrateContext value={celebrate}>
      {children}
      <VisuallyHidden>
        <span aria-live="polite">{said}</span>
      </VisuallyHidden>
      {running ? (
        <QuietBoundary key={running.id}>
          <Suspense>
            <RunningCelebration
              celebration={running.celebration}
              fromPlace={running.fromPlace}
              onEnd={end}
              onAnnounce={setSaid}
              walletPlace={running.walletPlace}
            />
          </Suspense>
        </QuietBoundary>
      ) : null}
    </CelebrateContext>
  );
}
