import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { itemSrc } from '#art/index.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import * as css from './Battle.css.ts';

export interface PrizeHeadProps {
  title?: string;
  /** The name of the sum. */
  label: ReactNode;
  /** The sum of all prizes. */
  gold: number;
  rule: ReactNode;
  /** State, entry, players and times, in one row. */
  facts: ReactNode;
}

/** The head of a battle or a race: its prizes beside the trophy, then its rule and its facts. */
export function PrizeHead({ title, label, gold, rule, facts }: PrizeHeadProps): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  return (
    <>
      <Inline gap={3}>
        <Stack align="start" gap={1} grow>
          {title === undefined ? null : (
            <Text as="h2" size={17} weight="bold">
              {title}
            </Text>
          )}
          <Text as="p" size={13} tone="muted">
            {label}
          </Text>
          <Amount
            locale={locale}
            size={32}
            tone="metal"
            unit={formatMessage({ id: 'item.gold', defaultMessage: '金幣' })}
            value={gold}
          />
        </Stack>
        <img alt="" className={css.trophy} height={72} src={itemSrc('trophy')} width={72} />
      </Inline>
      <p className={css.rule}>{rule}</p>
      <p className={css.facts}>{facts}</p>
    </>
  );
}
