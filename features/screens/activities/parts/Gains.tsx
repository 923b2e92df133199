import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { itemSrc } from '#art/index.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { type Gained, itemOf } from '../../../shared/rewards/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';

/** The amounts of the items, with drawings. */
export function Gains({ gained }: { gained: readonly Gained[] }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  return (
    <Inline align="stretch" as="span" gap={3} rowGap={0} wrap>
      {gained.map(({ ItemID, Amount: value }) => {
        const { name, picture } = itemOf(ItemID);
        return (
          <Inline as="span" gap={1} inText key={ItemID} size={13} weight="bold">
            <img alt="" height={18} src={itemSrc(picture)} width={18} />
            <Amount locale={locale} tone="gold" unit={formatMessage(name)} value={value} />
          </Inline>
        );
      })}
    </Inline>
  );
}
