import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useStill } from '../../layout/motion.ts';
import { Button } from '../Button/index.ts';
import * as css from './Confetti.css.ts';
import { type Burst, type Cannon, openCannon } from './cannon.ts';

export interface CelebrationProps {
  /** `big` for a big win; `jackpot` lasts longer and fills the screen. */
  size?: 'big' | 'jackpot';
  /** The button that ends a jackpot. A big win ends before the player could press it. */
  skipLabel: string;
  /**
   * Called after the last piece has fallen, when the player ends it, or if it cannot start. Remove the component after that.
   */
  onEnd: () => void;
  ref?: Ref<HTMLDivElement>;
}

interface Kind {
  name: 'confetti' | 'coin-shower';
  colours: readonly string[];
  bursts: (size: 'big' | 'jackpot', cannon: Cannon) => readonly Burst[];
}

/** Throws pieces over the page and ends automatically. Confetti and CoinShower use it. */
export function Celebration({
  size = 'big',
  skipLabel,
  onEnd,
  ref,
  kind,
}: CelebrationProps & { kind: Kind }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const still = useStill();
  const over = useRef(onEnd);
  useEffect(() => {
    over.current = onEnd;
  });
  useEffect(() => {
    const element = canvas.current;
    if (still || element === null) {
      over.current();
      return undefined;
    }
    const stop = new AbortController();
    void celebrate(element, kind, size, stop.signal).then(() => {
      if (!stop.signal.aborted) over.current();
      return undefined;
    });
    const leave = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') over.current();
    };
    document.addEventListener('keydown', leave);
    return () => {
      stop.abort();
      document.removeEventListener('keydown', leave);
    };
  }, [still, size, kind]);
  if (still) return null;
  return createPortal(
    <div className={css.layer} data-part={kind.name} data-state={size} ref={ref}>
      <canvas aria-hidden="true" className={css.canvas} data-part={`${kind.name}-canvas`} ref={canvas} />
      {size === 'jackpot' ? (
        <div className={css.skip} data-part={`${kind.name}-skip`}>
          <Button onClick={onEnd} size="sm" variant="secondary">
            {skipLabel}
          </Button>
        </div>
      ) : null}
    </div>,
    document.body,
  );
}

/**
 * Resolves when the last piece has fallen, or immediately when stopped. If the code cannot be loaded or drawn, no pieces fall; the page
 * shows the win anyway.
 */
async function celebrate(
  canvas: HTMLCanvasElement,
  kind: Kind,
  size: 'big' | 'jackpot',
  stopped: AbortSignal,
): Promise<void> {
  const cannon = await openCannon(canvas, kind.colours).catch(() => undefined);
  if (cannon === undefined || stopped.aborted) return;
  stopped.addEventListener('abort', cannon.reset);
  await Promise.all(
    kind.bursts(size, cannon).map(async ({ after, ...shot }) => {
      await pause(after);
      if (!stopped.aborted) await cannon.fire(shot);
    }),
  );
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
