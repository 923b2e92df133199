import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Amount } from '#ui/components/Amount/index.ts';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/index.ts';
import { useJackpot } from '../../shared/games/index.ts';

/** A space as wide as a digit. */
const FIGURE_SPACE = '\u2007';

export interface JackpotAmountProps {
  gameCode: string;
  /** The amount from the list of games, which is cached longer. Shown only if the jackpots fail to load. */
  value: number;
}

/**
 * The service's amount of a game's jackpot. Empty until loaded, since an older amount would fall or differ from the amount on other
 * devices. Screen readers get the amount once, not the counting figures.
 */
export function JackpotAmount({ gameCode, value }: JackpotAmountProps): ReactNode {
  const { formatNumber, locale } = useIntl();
  const jackpot = useJackpot(gameCode, { otherwise: value });
  if (jackpot === undefined)
    return <span aria-hidden="true">{formatNumber(value).replaceAll(/./gu, FIGURE_SPACE)}</span>;
  return (
    <>
      <span aria-hidden="true">
        <Amount locale={locale} value={jackpot.figure} />
      </span>
      <VisuallyHidden>
        <Amount locale={locale} value={jackpot.held} />
      </VisuallyHidden>
    </>
  );
}
