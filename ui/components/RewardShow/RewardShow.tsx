import { type ReactNode, type Ref, useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useStill } from '../../layout/motion.ts';
import { CoinShower } from '../CoinShower/index.ts';
import { Confetti } from '../Confetti/index.ts';
import { canFly, Flight, FLIGHT_MS, flightLasts, middleOf, type Spot } from './Flight.tsx';
import * as css from './RewardShow.css.ts';
import { type ShowStep, useShowSteps } from './useShowSteps.ts';

/** `small` flies only; `big` is shown in the middle first; `grand` takes the whole screen. */
export type RewardSize = 'small' | 'big' | 'grand';

export interface RewardShowProps {
  size: RewardSize;
  /** Where it was earned, in the window; without it the middle. */
  from?: DOMRectReadOnly | undefined;
  /** The wallet, in the window; without it nothing flies. */
  to?: DOMRectReadOnly | undefined;
  /** What flies, a picture a kind; the first one's place is the first coin's. */
  pictures: readonly string[];
  /** Address of the large drawing of a `big` or `grand` one. */
  drawing: string;
  /** Under the drawing: "You won 5,000 gold!". Say it in a live region besides. */
  title: ReactNode;
  /** At the wallet once it is there: "+5,000". Left out where the page says it already. */
  gain?: ReactNode;
  /** Names the button over a larger one that ends it. */
  skipLabel: string;
  /** It reached the wallet, or it was ended: time to count up. Told once. */
  onLand: () => void;
  /** It is over: take it off the page. Told once. */
  onEnd: () => void;
  ref?: Ref<HTMLDivElement>;
}

type Step = 'shown' | 'flying' | 'landed';

const COINS = { small: 8, big: 12, grand: 18 } as const;
const SHOWN_MS = { big: 1_700, grand: 3_200 } as const;
const LANDED_MS = 1_300;

/** Under reduced motion all is there at once: what was won stands as long as it would have moved. */
function stepsOf(size: RewardSize, flies: boolean): readonly [ShowStep<Step>, ...ShowStep<Step>[]] {
  const flying = { name: 'flying', lasts: flightLasts(COINS[size]) } as const;
  const landed = { name: 'landed', lasts: LANDED_MS } as const;
  const after: readonly ShowStep<Step>[] = flies ? [flying, landed] : [landed];
  if (size === 'small') return flies ? [flying, landed] : [landed];
  return [{ name: 'shown', lasts: SHOWN_MS[size] }, ...after];
}

/** What was won, on its way to the wallet. A tap or Escape ends it: the wallet counts up at once. */
export function RewardShow({
  size,
  from,
  to,
  pictures,
  drawing,
  title,
  gain,
  skipLabel,
  onLand,
  onEnd,
  ref,
}: RewardShowProps): ReactNode {
  const still = useStill();
  const flies = !still && canFly() && to !== undefined && pictures.length > 0;
  const over = useRef(false);
  const hasLanded = useRef(false);
  const land = useEffectEvent(() => {
    if (hasLanded.current) return;
    hasLanded.current = true;
    onLand();
  });
  const end = (): void => {
    if (over.current) return;
    over.current = true;
    if (!hasLanded.current) onLand();
    hasLanded.current = true;
    onEnd();
  };
  const step = useShowSteps(stepsOf(size, flies), end);
  const leave = useEffectEvent(() => end());

  // The first coin opens the count; the others fall into it.
  useEffect(() => {
    if (step === 'shown' && !still) return undefined;
    const timer = setTimeout(() => land(), step === 'flying' ? FLIGHT_MS : 0);
    return () => clearTimeout(timer);
  }, [step, still]);

  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') leave();
    };
    const onPress = (): void => leave();
    document.addEventListener('keydown', onKey);
    // A small one covers nothing: the next press anywhere ends it, and does what it does.
    if (size === 'small') document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [size]);

  const start: Spot =
    size === 'small' && from ? middleOf(from) : { x: window.innerWidth / 2, y: window.innerHeight * 0.4 };
  return createPortal(
    <div className={css.layer} data-part="reward-show" data-size={size} data-state={step} ref={ref}>
      {step === 'shown' ? (
        <>
          <button
            aria-label={skipLabel}
            className={css.skip}
            data-part="reward-show-skip"
            onClick={end}
            type="button"
          />
          <div aria-hidden="true" className={css.panel} data-part="reward-show-panel">
            <span className={css.rays} />
            <span className={css.drawing}>
              <img alt="" className={css.image} src={drawing} />
            </span>
            <span className={css.title}>{title}</span>
          </div>
          <Confetti onEnd={ignore} skipLabel={skipLabel} />
          {size === 'grand' ? <CoinShower onEnd={ignore} skipLabel={skipLabel} /> : null}
        </>
      ) : null}
      {step === 'flying' && flies ? (
        <Flight count={COINS[size]} from={start} pictures={pictures} to={middleOf(to)} />
      ) : null}
      {step === 'landed' && to && gain !== undefined ? <Gain to={to} words={gain} /> : null}
    </div>,
    document.body,
  );
}

const ignore = (): void => undefined;

/** How far it stands from the window's edges, in pixels. */
const EDGE = 8;

/** What came, under the wallet, within the window. */
function Gain({ to, words }: { to: DOMRectReadOnly; words: ReactNode }): ReactNode {
  const middle = middleOf(to).x;
  // Only what is drawn has a width.
  const keepWithin = (element: HTMLElement | null): void => {
    if (element === null) return;
    const half = element.offsetWidth / 2 + EDGE;
    element.style.insetInlineStart = `${String(Math.min(Math.max(middle, half), window.innerWidth - half))}px`;
  };
  return (
    <span
      aria-hidden="true"
      className={css.gain}
      data-part="reward-show-gain"
      ref={keepWithin}
      style={{ insetBlockStart: `${String(to.bottom + 6)}px` }}
    >
      {words}
    </span>
  );
}
