import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { PROVIDER_TYPE, type ProviderType } from '#protocol/entities/provider.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Link, useLocation } from '../../base/routing/index.ts';
import { ProviderMark } from '../../shared/providers/index.ts';
import * as css from './Member.css.ts';

const WAYS = ['phone', 'facebook', 'google', 'apple', 'line'] as const;
type Way = (typeof WAYS)[number];

/** The names of the providers, in their own spelling; the phone has none. */
const NAMES: Readonly<Record<Exclude<Way, 'phone'>, string>> = {
  facebook: 'Facebook',
  google: 'Google',
  apple: 'Apple',
  line: 'LINE',
};

export interface BoundWaysProps {
  phone: string;
  types: readonly ProviderType[];
}

/** The five ways to sign in, with the bound ways in colour. Each way links to its binding. */
export function BoundWays({ phone, types }: BoundWaysProps): ReactNode {
  const { formatMessage } = useIntl();
  const prefix = localePrefix(useLocation().pathname);
  const isBound = (way: Way): boolean => (way === 'phone' ? phone !== '' : types.includes(PROVIDER_TYPE[way]));
  return (
    <Inline align="stretch" as="ul" gap={1} justify="end">
      {WAYS.map((way) => {
        const provider = way === 'phone' ? formatMessage({ id: 'signIn.phone', defaultMessage: '手機' }) : NAMES[way];
        const label = isBound(way)
          ? formatMessage({ id: 'member.wayBound', defaultMessage: '{provider}：已綁定' }, { provider })
          : formatMessage({ id: 'member.wayUnbound', defaultMessage: '{provider}：未綁定，前往綁定' }, { provider });
        return (
          <li key={way}>
            <Link
              aria-label={label}
              className={css.way}
              data-bound={isBound(way) ? '' : undefined}
              data-way={way}
              title={label}
              to={`${prefix}/member/account`}
            >
              <ProviderMark id={way} size={18} />
            </Link>
          </li>
        );
      })}
    </Inline>
  );
}
