import { type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Amount } from '#ui/components/Amount/index.ts';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/index.ts';
import { useStill } from '#ui/layout/motion.ts';
import { useJackpot } from './useJackpot.ts';

/** As wide as a digit. */
const FIGURE_SPACE = '\u2007';
const TICK_MS = 2000;
/** As long as the service lets pass between two words (13192). */
const TICKS = 5;

export interface JackpotAmountProps {
  gameCode: string;
  /** What the list of games says, which caches keep longer than the jackpots; shown only where those cannot be read. */
  value: number;
}

/**
 * What a game's jackpot holds by the service. Until it has said so the place stays empty: an older amount would fall, or be other
 * than on the next device.
 */
export function JackpotAmount({ gameCode, value }: JackpotAmountProps): ReactNode {
  const { formatNumber } = useIntl();
  const held = useJackpot(gameCode, value);
  if (held !== undefined) return <GrowingAmount held={held} />;
  return <span aria-hidden="true">{formatNumber(value).replaceAll(/./gu, FIGURE_SPACE)}</span>;
}

/**
 * It counts up to a new amount in ten seconds and never beyond it; one that was won stands at its new amount at once. Screen readers
 * get the amount once; under reduced motion it does not count.
 */
function GrowingAmount({ held }: { held: number }): ReactNode {
  const { locale } = useIntl();
  const shown = useApproach(held);
  return (
    <>
      <span aria-hidden="true">
        <Amount countUp locale={locale} value={shown} />
      </span>
      <VisuallyHidden>
        <Amount locale={locale} value={held} />
      </VisuallyHidden>
    </>
  );
}

/** A number on its way up to another; down it is there at once. */
function useApproach(target: number): number {
  const still = useStill();
  const [shown, setShown] = useState(target);
  if (shown > target || (still && shown !== target)) setShown(target);
  useEffect(() => {
    if (still) return undefined;
    let left = TICKS;
    const timer = setInterval(() => {
      const part = left;
      setShown((before) => before + Math.ceil(Math.max(0, target - before) / part));
      left -= 1;
      if (left === 0) clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [target, still]);
  return Math.min(shown, target);
}
