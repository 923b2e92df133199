import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/index.ts';
import { loadAgain } from '#ui/loadAgain.ts';
import { QuietBoundary } from '../../base/errors/index.ts';
import { loadCelebration } from './loadCelebration.ts';
import { CelebrateContext, type Celebration } from './celebrateContext.ts';
import { mergeGained } from './rewardItems.ts';

/** Loaded when the first reward is shown. */
const RunningCelebration = lazy(loadAgain(loadCelebration));

interface Running {
  readonly id: number;
  readonly celebration: Celebration;
  readonly fromPlace: DOMRect | undefined;
  readonly walletPlace: DOMRect | undefined;
}

/** The rectangle of an element in the window. Undefined if it is not rendered. */
function placeOf(element: Element | null | undefined): DOMRect | undefined {
  const place = element?.getBoundingClientRect();
  return place === undefined || place.width === 0 ? undefined : place;
}

/** Celebrates gains above any page, one at a time: a new celebration ends the current one. The children do not render again. */
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
      // Measured immediately, since the next render may remove the element.
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
