import { type ReactNode, type Ref, useCallback, useRef, useState } from 'react';
import { fillRef } from '../../fillRef.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './Amount.css.ts';
import { formatAmount, shortenAmount } from './formatAmount.ts';
import { useCountUp } from './useCountUp.ts';

interface Value {
  /** An integer; only with `decimals` may it have hundredths. */
  value: number;
  /** Language of separators and units: `zh-TW`, `zh_tw`, `id_id` … */
  locale: string;
  /** Said after the number by screen readers: the currency's name. */
  unit?: string;
  /** `gold` is the ink of amounts; `metal` fills 20 px and more; `inherit` follows its surroundings. */
  tone?: 'inherit' | 'gold' | 'metal' | 'positive' | 'negative';
  /** Step of the type scale; by default that of its surroundings. */
  size?: 13 | 15 | 17 | 20 | 24 | 32 | 44 | 56;
  /** Writes `+` before what is above zero. */
  signed?: boolean;
  /** The amount, or the button that `expandable` makes of it. */
  ref?: Ref<HTMLElement>;
}

export type AmountProps = Value &
  (
    | {
        format?: 'full';
        /** Writes two decimals, always: odds and multiples. What is beyond them is cut, not rounded up. */
        decimals?: 2;
        /** Rolls to a new value in 600 ms. */
        countUp?: boolean;
        /** With `countUp`: where the first draw begins; by default it begins where it ends. */
        countFrom?: number;
        expandable?: never;
      }
    | {
        /** Shortens from ten thousand (Chinese) or a thousand on; the full amount is in the tooltip and the spoken text. */
        format: 'short';
        decimals?: never;
        countUp?: never;
        countFrom?: never;
        /** A press shows the full amount and back; not inside another control. */
        expandable?: boolean;
      }
  );

/** A number of coins, gems or points in tabular digits. Changing the value costs one render, whatever rolls. */
export function Amount({
  value,
  locale,
  unit,
  tone = 'inherit',
  size,
  signed = false,
  format = 'full',
  decimals,
  countUp = false,
  countFrom = value,
  expandable = false,
  ref,
}: AmountProps): ReactNode {
  const [expanded, setExpanded] = useState(false);
  const digits = useRef<HTMLSpanElement>(null);
  const sign = signed && value > 0 ? '+' : '';
  const full = sign + formatAmount(value, locale, decimals);
  const write = useCallback(
    (number: number) => (signed && number > 0 ? '+' : '') + formatAmount(number, locale, decimals),
    [signed, locale, decimals],
  );
  useCountUp(digits, value, write, countUp, countFrom);
  const short = sign + shortenAmount(value, locale);
  const shortens = format === 'short' && short !== full;
  const drawn = shortens && !expanded ? short : full;
  const spoken = unit === undefined ? full : `${full} ${unit}`;
  const attributes = {
    className: css.amount,
    'data-part': 'amount',
    'data-size': size,
    'data-tone': tone,
    title: shortens ? full : undefined,
    ...(ref && { ref: (element: HTMLElement | null) => fillRef(ref, element) }),
  };
  if (expandable && shortens) {
    return (
      <button
        {...attributes}
        aria-expanded={expanded}
        // What is drawn is part of the name: somebody may press it by voice.
        aria-label={expanded ? spoken : `${short} (${spoken})`}
        className={css.expandable}
        data-state={expanded ? 'expanded' : 'short'}
        onClick={() => setExpanded(!expanded)}
        type="button"
      >
        {drawn}
      </button>
    );
  }
  return (
    <span {...attributes}>
      {/* Screen readers get the final amount once; the rolling digits are for the eyes. */}
      <span aria-hidden="true" data-part="amount-digits" key={locale} ref={digits}>
        {drawn}
      </span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </span>
  );
}
