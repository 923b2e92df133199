import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Amount } from '#ui/components/Amount/index.ts';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/index.ts';
import { useJackpot } from '../../shared/games/index.ts';

/** As wide as a digit. */
const FIGURE_SPACE = '\u2007';

export interface JackpotAmountProps {
  gameCode: string;
  /** What the list of games says, which caches keep longer than the jackpots; shown only where those cannot be read. */
  value: number;
}

/**
 * What a game's jackpot holds by the service. Until it has said so the place stays empty: an older amount would fall, or be other
 * than on the next device. Screen readers get the amount once, not the figures on its way up.
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
