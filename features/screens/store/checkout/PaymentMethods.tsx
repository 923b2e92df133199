import { Check, CreditCard, Landmark, type LucideIcon, Smartphone, Store, TicketIcon, Wallet } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { GateWay, GateWayGroup } from '#protocol/entities/order.ts';
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
  /** The way that the player used last: its group comes first. */
  last: GateWay | undefined;
  onValueChange: (way: GateWay) => void;
}

const isSingle = ({ GateWays }: GateWayGroup): boolean => GateWays.length === 1;

/** Puts neighbouring groups of one way each into one row. A group of several ways has a row of its own. */
function rowsOf(groups: readonly GateWayGroup[]): readonly (readonly GateWayGroup[])[] {
  const rows: GateWayGroup[][] = [];
  for (const group of groups) {
    const row = rows.at(-1);
    if (row !== undefined && isSingle(group) && row.every(isSingle)) row.push(group);
    else rows.push([group]);
  }
  return rows;
}

/** The ways to pay by group, as one choice. On a phone the invoice below stays in sight. */
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
    <section aria-labelledby={`${name}-title`} className={css.part}>
      <div className={css.partHead}>
        <h3 className={css.partTitle} id={`${name}-title`}>
          <FormattedMessage defaultMessage="付款方式" id="checkout.methods" />
        </h3>
        {last === undefined ? null : (
          <span className={css.aside}>
            <FormattedMessage defaultMessage="上次使用排在最前" id="checkout.lastFirst" />
          </span>
        )}
      </div>
      <div aria-labelledby={`${name}-title`} className={css.methods} role="radiogroup">
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
              <span className={css.groupName}>
                <Icon aria-hidden="true" size={20} />
                {formatMessage(groupNames[group.Group])}
              </span>
              <span className={css.ways}>{ways(group)}</span>
            </div>
          );
        })}
      </div>
    </section>
  );
}

interface WayProps {
  way: GateWay;
  /** The icon of its group, where the group has no other way. */
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
