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

/** The ways to pay by group, as one choice. */
export function PaymentMethods({ groups, value, last, onValueChange }: PaymentMethodsProps): ReactNode {
  const { formatMessage } = useIntl();
  const name = useId();
  const hasLast = ({ GateWays }: GateWayGroup): boolean => GateWays.some(({ GateWay: way }) => way === last);
  const sorted = [...groups.filter(hasLast), ...groups.filter((group) => !hasLast(group))];
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
        {sorted.map(({ Group, GateWays }) => {
          const Icon = ICONS[Group];
          return (
            <div className={css.group} key={Group}>
              <span className={css.groupName}>
                <Icon aria-hidden="true" size={20} />
                {formatMessage(groupNames[Group])}
              </span>
              <span className={css.ways}>
                {GateWays.map(({ GateWay: way }) => (
                  <label className={css.way} key={way}>
                    <input
                      checked={way === value}
                      className={css.radio}
                      name={name}
                      onChange={() => onValueChange(way)}
                      type="radio"
                      value={way}
                    />
                    {formatMessage(gateWayNames[way])}
                    <Check aria-hidden="true" className={css.tick} size={14} strokeWidth={3} />
                  </label>
                ))}
              </span>
            </div>
          );
        })}
      </div>
    </section>
  );
}
