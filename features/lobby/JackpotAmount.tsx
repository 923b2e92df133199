import { type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Amount } from '#ui/components/Amount/index.ts';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/index.ts';
import { STILL, useMediaQuery } from '#ui/layout/useMediaQuery.ts';

const TICK_MS = 2000;
/** What players add to a jackpot in one tick, as parts of it: between two and nine in a hundred thousand. */
const growth = (jackpot: number, chance: number): number => Math.ceil(jackpot * (0.00002 + 0.00007 * chance));

/**
 * A jackpot that grows as one looks, every two seconds, until the next list tells the amount anew. Screen readers get the
 * amount once; under reduced motion it stands.
 */
export function JackpotAmount({ value }: { value: number }): ReactNode {
  const { locale } = useIntl();
  const still = useMediaQuery(STILL);
  const [grown, setGrown] = useState({ from: value, by: 0 });
  useEffect(() => {
    if (still) return undefined;
    const timer = setInterval(() => {
      if (document.hidden) return;
      setGrown((before) => ({
        from: value,
        by: (before.from === value ? before.by : 0) + growth(value, Math.random()),
      }));
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [value, still]);
  return (
    <>
      <span aria-hidden="true">
        <Amount countUp locale={locale} value={value + (grown.from === value && !still ? grown.by : 0)} />
      </span>
      <VisuallyHidden>
        <Amount locale={locale} value={value} />
      </VisuallyHidden>
    </>
  );
}
