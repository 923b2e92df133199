import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { vipBadgeSrc } from '#art/index.ts';
import type { VipTierRow } from '#protocol/entities/vip.ts';
import { Accordion, AccordionItem } from '#ui/components/Accordion/index.ts';
import { SectionHeading } from '#ui/components/SectionHeading/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { useBrand } from '../../base/settings/index.ts';
import { MeasuredValue } from './MeasuredValue.tsx';
import { rightNames } from './rightNames.ts';
import { drawnTier, useShortTierName } from './tierName.ts';
import { MEASURED, openedBy } from './tierRights.ts';
import type { VipLadder } from './useVipLadder.ts';
import * as css from './Vip.css.ts';

/** The tiers above the next one, and those that the player has, each as a row that opens to its rights. */
export function OtherTiers({ ladder: { Own, Tiers } }: { ladder: VipLadder }): ReactNode {
  const ahead = Tiers.filter(({ VIPLevel }) => VIPLevel > Own.VIPLevel + 1);
  const held = Tiers.filter(({ VIPLevel }) => VIPLevel <= Own.VIPLevel).toReversed();
  return (
    <>
      {ahead.length === 0 ? null : (
        <TierList name={<FormattedMessage defaultMessage="再往上" id="vip.ahead" />} own={Own.VIPLevel} tiers={ahead} />
      )}
      <TierList
        name={<FormattedMessage defaultMessage="已達成的階級" id="vip.heldTiers" />}
        own={Own.VIPLevel}
        tiers={held}
      />
    </>
  );
}

function TierList({ name, tiers, own }: { name: ReactNode; tiers: readonly VipTierRow[]; own: number }): ReactNode {
  const id = useId();
  return (
    <Stack aria-labelledby={id} as="section" gap={1}>
      <SectionHeading id={id}>{name}</SectionHeading>
      <Accordion>
        {tiers.map((tier) => (
          <AccordionItem
            icon={
              <img alt="" height={36} loading="lazy" src={vipBadgeSrc(drawnTier(tier.VIPLevel), 'badge')} width={36} />
            }
            key={tier.VIPLevel}
            title={<TierTitle isOwn={tier.VIPLevel === own} tier={tier} />}
            value={String(tier.VIPLevel)}
          >
            <TierRights tier={tier} />
          </AccordionItem>
        ))}
      </Accordion>
    </Stack>
  );
}

function TierTitle({ tier: { VIPLevel, Threshold, Rights }, isOwn }: { tier: VipTierRow; isOwn: boolean }): ReactNode {
  const tierName = useShortTierName();
  return (
    <span className={css.row}>
      <span className={css.rowName} data-tier={VIPLevel}>
        {tierName(VIPLevel)}
      </span>
      <span className={css.rowNote}>
        {isOwn ? (
          <FormattedMessage defaultMessage="目前" id="vip.here" />
        ) : (
          <>
            <FormattedMessage {...rightNames.GiftsPerDay} />{' '}
            <MeasuredValue right="GiftsPerDay" value={Rights.GiftsPerDay} />
          </>
        )}
      </span>
      <span className={css.rowThreshold}>
        <FormattedMessage
          defaultMessage="{threshold, plural, =0 {起點} other {#}}"
          id="vip.threshold"
          values={{ threshold: Threshold }}
        />
      </span>
    </span>
  );
}

function TierRights({ tier }: { tier: VipTierRow }): ReactNode {
  const { RedEnvelopeSending } = useBrand().Capabilities;
  return (
    <ul>
      {openedBy(tier, undefined, RedEnvelopeSending).map((right) => (
        <li className={css.right} key={right}>
          <span className={css.rightName}>
            <FormattedMessage {...rightNames[right]} />
          </span>
          <Check aria-hidden="true" className={css.rightIcon} size={18} />
        </li>
      ))}
      {MEASURED.map((right) => (
        <li className={css.right} key={right}>
          <span className={css.rightName}>
            <FormattedMessage {...rightNames[right]} />
          </span>
          <b className={css.number}>
            <MeasuredValue right={right} value={tier.Rights[right]} />
          </b>
        </li>
      ))}
    </ul>
  );
}
