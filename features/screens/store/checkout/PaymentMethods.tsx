import { Check, CreditCard, Landmark, type LucideIcon, Smartphone, Store, TicketIcon, Wallet } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { GateWay, GateWayGroup } from '#protocol/entities/order.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import * as css from './Checkout.css.ts';
import { gateWayNames, groupNames } from './paymentNames.ts';

const ICONS: Readonly<Record<GateWayGroup['Group'], LucideIcon>> = {
  telecom: Smartphone,
  wallet: Wallet,
  bank: Landmark,
  credit: CreditCard,
  store: Store,
  prepaid: TicketIcon,
};

export interface PaymentMethodsProps {
  groups: readonly GateWayGroup[];
  value: GateWay | undefined;
  /** The payment method that the player used last. Its group comes first. */
  last: GateWay | undefined;
  onValueChange: (way: GateWay) => void;
}

const isSingle = ({ GateWays }: GateWayGroup): boolean => GateWays.length === 1;

/** Puts neighbouring groups with one payment method each into one row. A group of several methods has its own row. */
function rowsOf(groups: readonly GateWayGroup[]): readonly (readonly GateWayGroup[])[] {
  const rows: GateWayGroup[][] = [];
  for (const group of groups) {
    const row = rows.at(-1);
    if (row !== undefined && isSingle(group) && row.every(isSingle)) row.push(group);
    else rows.push([group]);
  }
  return rows;
}

/** The payment methods by group, as one choice. On a phone, the invoice below remains visible. */
export function PaymentMethods({ groups, value, last, onValueChange }: PaymentMethodsProps): ReactNode {
  const { formatMessage } = useIntl();
  const name = useId();
  const hasLast = ({ GateWays }: GateWayGroup): boolean => GateWays.some(({ GateWay: way }) => way === last);
  const sorted = [...groups.filter(hasLast), ...groups.filter((group) => !hasLast(group))];
  const ways = ({ Group, GateWays }: GateWayGroup): ReactNode =>
    GateWays.map(({ GateWay: way }) => (
      <Way
        checked={way === value}
        icon={GateWays.length === 1 ? ICONS[Group] : undefined}
        key={way}
        name={name}
        onChoose={() => onValueChange(way)}
        way={way}
      />
    ));
  return (
    <Stack aria-labelledby={`${name}-title`} as="section" gap={2}>
      <Inline align="baseline" gap={3} justify="between" rowGap={0} wrap>
        <Text as="h3" id={`${name}-title`} weight="bold">
          <FormattedMessage defaultMessage="付款方式" id="checkout.methods" />
        </Text>
        {last === undefined ? null : (
          <span className={css.aside}>
            <FormattedMessage defaultMessage="上次使用排在最前" id="checkout.lastFirst" />
          </span>
        )}
      </Inline>
      <Stack aria-labelledby={`${name}-title`} gap={0} role="radiogroup">
        {rowsOf(sorted).map((row) => {
          const [group] = row;
          if (group === undefined) return null;
          if (isSingle(group)) {
            return (
              <div className={css.singles} key={group.Group}>
                {row.map(ways)}
              </div>
            );
          }
          const Icon = ICONS[group.Group];
          return (
            <div className={css.group} key={group.Group}>
              <Inline as="span" size={13} tone="muted">
                <Icon aria-hidden="true" size={20} />
                {formatMessage(groupNames[group.Group])}
              </Inline>
              <span className={css.ways}>{ways(group)}</span>
            </div>
          );
        })}
      </Stack>
    </Stack>
  );
}

interface WayProps {
  way: GateWay;
  /** The icon of the group, if the group has only this method. */
  icon: LucideIcon | undefined;
  name: string;
  checked: boolean;
  onChoose: () => void;
}

function Way({ way, icon: Icon, name, checked, onChoose }: WayProps): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <label className={css.way}>
      <input checked={checked} className={css.radio} name={name} onChange={onChoose} type="radio" value={way} />
      {Icon === undefined ? null : <Icon aria-hidden="true" className={css.wayIcon} size={20} />}
      {formatMessage(gateWayNames[way])}
      <Check aria-hidden="true" className={css.tick} size={14} strokeWidth={3} />
    </label>
  );
}
