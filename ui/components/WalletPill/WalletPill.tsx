import { Plus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Amount } from '../Amount/index.ts';
import { useMediaQuery } from '../../layout/useMediaQuery.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import * as css from './WalletPill.css.ts';

/** Phones narrower than this fit both balances beside the logo only if amounts are shortened from `from` on. */
const NARROW = { query: 'screen and (max-width: 26rem)', from: 1_000_000 } as const;
const NARROWEST = { query: 'screen and (max-width: 23.5rem)', from: 100_000 } as const;

export interface WalletBalance {
  id: string;
  label: string;
  icon: ReactNode;
  /** An integer, or undefined while it is loading. */
  value: number | undefined;
}

export interface WalletPillProps {
  /** The action of a press, as text. Screen readers read the balances before it. */
  label: string;
  balances: readonly WalletBalance[];
  locale: string;
  onClick: () => void;
  /** Shows a plus sign, which means that a press leads to more. */
  plus?: boolean;
  /**
   * Shortens amounts from ten million on, so that the bar never wraps. On phones it shortens amounts from a million
   * on, and on the narrowest phones from 100,000 on.
   */
  shortenFrom?: number;
  ref?: Ref<HTMLButtonElement>;
}

/** The balances in the top bar. Amounts roll to new values, and a press leads to the shop or the bank book. */
export function WalletPill({
  label,
  balances,
  locale,
  onClick,
  plus = true,
  shortenFrom = 10_000_000,
  ref,
}: WalletPillProps): ReactNode {
  const isNarrow = useMediaQuery(NARROW.query);
  const isNarrowest = useMediaQuery(NARROWEST.query);
  const fits = isNarrowest ? NARROWEST.from : isNarrow ? NARROW.from : shortenFrom;
  const isShort = (value: number): boolean => value >= Math.min(fits, shortenFrom);
  const known = balances.every(({ value }) => value !== undefined);
  return (
    <button
      className={css.pill}
      data-part="wallet-pill"
      data-state={known ? 'ready' : 'loading'}
      onClick={onClick}
      ref={ref}
      type="button"
    >
      <span className={css.balances} data-part="wallet-pill-balances">
        {balances.map(({ id, label: currency, icon, value }) => (
          <span className={css.balance} data-part="wallet-pill-balance" key={id}>
            <span aria-hidden="true" className={css.icon} data-part="wallet-pill-icon">
              {icon}
            </span>
            {value === undefined ? (
              <Skeleton height="1rem" width="4rem" />
            ) : isShort(value) ? (
              <Amount format="short" locale={locale} unit={currency} value={value} />
            ) : (
              <Amount countUp locale={locale} unit={currency} value={value} />
            )}
          </span>
        ))}
      </span>
      {plus ? (
        <span aria-label={label} className={css.plus} data-part="wallet-pill-plus" role="img">
          <Plus aria-hidden="true" size={18} strokeWidth={3} />
        </span>
      ) : (
        <VisuallyHidden>{label}</VisuallyHidden>
      )}
    </button>
  );
}
