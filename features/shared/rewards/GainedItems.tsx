import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { itemSrc } from '#art/index.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import * as css from './GainedItems.css.ts';
import { type Gained, itemOf } from './items.ts';

export interface GainedItemsProps {
  items: readonly Gained[];
  /** A sentence about the gained items, which screen readers announce. */
  children: ReactNode;
}

/** Shows the items that a dialog has brought: pictures, amounts, and a sentence below. */
export function GainedItems({ items, children }: GainedItemsProps): ReactNode {
  const { formatMessage, locale } = useIntl();
  return (
    <div className={css.gained}>
      <Inline align="stretch" as="ul" gap={3} justify="center" wrap>
        {items.map(({ ItemID, Amount: amount }) => {
          const { name, picture } = itemOf(ItemID);
          return (
            <li className={css.item} key={ItemID}>
              <img alt="" height={56} src={itemSrc(picture)} width={56} />
              <Amount locale={locale} tone="gold" value={amount} />
              <Text size={13} tone="muted">
                {formatMessage(name)}
              </Text>
            </li>
          );
        })}
      </Inline>
      <div role="status">
        <Text>{children}</Text>
      </div>
    </div>
  );
}
