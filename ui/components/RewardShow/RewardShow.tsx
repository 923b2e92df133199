import { type ReactNode, type Ref, useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useStill } from '../../layout/motion.ts';
import { CoinShower } from '../CoinShower/index.ts';
import { Confetti } from '../Confetti/index.ts';
import { canFly, Flight, FLIGHT_MS, flightLasts, middleOf, type Spot } from './Flight.tsx';
import * as css from './RewardShow.css.ts';
import { type ShowStep, useShowSteps } from './useShowSteps.ts';

/** `small`: the reward only flies. `big`: it is first shown in the middle. `grand`: it covers the whole screen. */
export type RewardSize = 'small' | 'big' | 'grand';

export interface RewardShowProps {
  size: RewardSize;
  /** The place in the window where the player earned the reward. Defaults to the middle. */
  from?: DOMRectReadOnly | undefined;
  /** The place of the wallet in the window. If absent, nothing flies. */
  to?: DOMRectReadOnly | undefined;
  /** The pictures that fly, one for each kind. The first coin starts at the place of the first picture. */
  pictures: readonly string[];
  coins?: number | undefined;
  drawing: string;
  /** The text under the drawing: "You won 5,000 gold!". Repeat the text in a live region. */
  title: ReactNode;
  /** Shown at the wallet on arrival: "+5,000". Leave it out if the page shows the text already. */
  gain?: ReactNode;
  skipLabel: string;
  /** Called once, when the reward reached the wallet or the player ended it. Start counting up then. */
  onLand: () => void;
  /** Called once at the end. Remove the component then. */
  onEnd: () => void;
  ref?: Ref<HTMLDivElement>;
}

type Step = 'shown' | 'flying' | 'landed';

const COINS = { small: 8, big: 12, grand: 18 } as const;
const SHOWN_MS = { big: 1_700, grand: 3_200 } as const;
const LANDED_MS = 1_300;

/** Reduced motion shows everything immediately, for the same time. */
function stepsOf(size: RewardSize, coins: number, flies: boolean): readonly [ShowStep<Step>, ...ShowStep<Step>[]] {
  const flying = { name: 'flying', lasts: flightLasts(coins) } as const;
  const landed = { name: 'landed', lasts: LANDED_MS } as const;
  const after: readonly ShowStep<Step>[] = flies ? [flying, landed] : [landed];
  if (size === 'small') return flies ? [flying, landed] : [landed];
  return [{ name: 'shown', lasts: SHOWN_MS[size] }, ...after];
}

/** A reward that flies to the wallet. A tap or Escape ends it, and the wallet counts up immediately. */
export function RewardShow({
  size,
  from,
  to,
  pictures,
  coins = COINS[size],
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
  const step = useShowSteps(stepsOf(size, coins, flies), end);
  const leave = useEffectEvent(() => end());

  // The first coin starts the count, and the others arrive during it.
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
    // A small reward covers nothing: the next press anywhere ends it and has its usual effect.
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
      {step === 'flying' && flies ? <Flight count={coins} from={start} pictures={pictures} to={middleOf(to)} /> : null}
      {step === 'landed' && to && gain !== undefined ? <Gain to={to} words={gain} /> : null}
    </div>,
    document.body,
  );
}

const ignore = (): void => undefined;

/** The distance from the window's edges in px. */
const EDGE = 8;

/** The text of the gain under the wallet, inside the window. */
function Gain({ to, words }: { to: DOMRectReadOnly; words: ReactNode }): ReactNode {
  const middle = middleOf(to).x;
  // Only a rendered element has a width.
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
