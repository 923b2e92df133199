import { type ReactNode, type Ref, useCallback, useRef, useState } from 'react';
import { fillRef } from '../../fillRef.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './Amount.css.ts';
import { formatAmount, shortenAmount } from './formatAmount.ts';
import { useCountUp } from './useCountUp.ts';

interface Value {
  /** An integer. Hundredths are allowed only with `decimals`. */
  value: number;
  locale: string;
  /** The currency's name, which screen readers read after the number. */
  unit?: string;
  /** `gold` is the colour of amounts; `metal` is for 20 px and more; `inherit` follows the surrounding text. */
  tone?: 'inherit' | 'gold' | 'metal' | 'positive' | 'negative';
  /** Defaults to the size of the surrounding text. */
  size?: 13 | 15 | 17 | 20 | 24 | 32 | 44 | 56;
  /** Writes `+` before a positive number. */
  signed?: boolean;
  ref?: Ref<HTMLElement>;
}

export type AmountProps = Value &
  (
    | {
        format?: 'full';
        /** Always writes two decimals, for odds and multiples. More decimals are cut off, not rounded. */
        decimals?: 2;
        /** Rolls to a new value in 600 ms. */
        countUp?: boolean;
        /** With `countUp`: the first value shown. Defaults to `value`. */
        countFrom?: number;
        expandable?: never;
      }
    | {
        /**
         * Shortens numbers from ten thousand (Chinese) or a thousand. The full amount is in the tooltip and in the text for screen readers.
         */
        format: 'short';
        decimals?: never;
        countUp?: never;
        countFrom?: never;
        /** A press shows the full amount and back. Do not use it inside another control. */
        expandable?: boolean;
      }
  );

/** An amount of coins, gems or points in tabular digits. A change of the value causes one render, also with `countUp`. */
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
        // Voice control needs the visible text in the accessible name.
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
      {/* Screen readers get the final amount once; the rolling digits are only visible. */}
      <span aria-hidden="true" data-part="amount-digits" key={locale} ref={digits}>
        {drawn}
      </span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </span>
  );
}
