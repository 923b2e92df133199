import { CircleCheck, Coins, Gift, type LucideIcon, MessageCircleMore, Shield, WalletCards } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { VipProgress, VipTierRow } from '#protocol/entities/vip.ts';
import { vipBadgeSrc } from '#art/index.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { useBrand, useLanguage } from '../../base/settings/index.ts';
import { drawnTier, useTierName } from './tierName.ts';
import * as css from './Vip.css.ts';

type Switch = 'Chat' | 'FoundClub' | 'SendRedEnvelope';

const words = defineMessages({
  Chat: { id: 'vip.right.chat', defaultMessage: '公頻發言' },
  FoundClub: { id: 'vip.right.foundClub', defaultMessage: '創建俱樂部' },
  SendRedEnvelope: { id: 'vip.right.envelope', defaultMessage: '發紅包' },
});

const icons: Readonly<Record<Switch, LucideIcon>> = {
  Chat: MessageCircleMore,
  FoundClub: Shield,
  SendRedEnvelope: WalletCards,
};

export interface TierProps {
  tier: VipTierRow;
  /** The tier below. Rights that the tier below does not have are marked as new. */
  before: VipTierRow | undefined;
  own: VipProgress;
}

/** A tier of the ladder: required experience, missing experience, and its rights. */
export function Tier({ tier, before, own }: TierProps): ReactNode {
  const { formatNumber } = useIntl();
  const { locale } = useLanguage();
  const tierName = useTierName();
  const { RedEnvelopeSending } = useBrand().Capabilities;
  const { VIPLevel, Threshold, Rights } = tier;
  const isOwn = VIPLevel === own.VIPLevel;
  const isHeld = VIPLevel <= own.VIPLevel;
  const switches: readonly Switch[] = RedEnvelopeSending
    ? ['Chat', 'FoundClub', 'SendRedEnvelope']
    : ['Chat', 'FoundClub'];
  return (
    <Card asChild variant={isOwn ? 'gold' : 'surface'}>
      <li
        aria-current={isOwn ? 'true' : undefined}
        className={css.tier}
        data-state={isOwn ? 'own' : isHeld ? 'held' : 'ahead'}
      >
        <Inline gap={3}>
          <img
            alt=""
            className={css.tierMark}
            height={56}
            loading="lazy"
            src={vipBadgeSrc(drawnTier(VIPLevel), 'badge')}
            width={56}
          />
          <Stack as="span" gap={0} grow>
            <Text face="heading" size={17} tone="inherit" weight="bold">
              {tierName(VIPLevel)}
            </Text>
            <Text size={13} tone="muted">
              {isHeld ? (
                <FormattedMessage
                  defaultMessage="{threshold, plural, =0 {一開始就有} other {累計 # VIP 經驗}}"
                  id="vip.threshold"
                  values={{ threshold: Threshold }}
                />
              ) : (
                <FormattedMessage
                  defaultMessage="累計 {threshold, number}，還差 {missing, number}"
                  id="vip.thresholdMissing"
                  values={{ threshold: Threshold, missing: Math.max(0, Threshold - own.Experience) }}
                />
              )}
            </Text>
          </Stack>
          {isOwn ? (
            <span className={css.here}>
              <FormattedMessage defaultMessage="目前" id="vip.here" />
            </span>
          ) : isHeld ? (
            <span className={css.held}>
              <CircleCheck aria-hidden="true" size={22} />
              <VisuallyHidden>
                <FormattedMessage defaultMessage="已達成" id="vip.held" />
              </VisuallyHidden>
            </span>
          ) : null}
        </Inline>
        <Stack as="ul" gap={1}>
          {switches
            .filter((right) => Rights[right])
            .map((right) => (
              <Right
                Icon={icons[right]}
                isNew={before !== undefined && !before.Rights[right]}
                key={right}
                words={words[right]}
              />
            ))}
          {Rights.GiftsPerDay > 0 ? (
            <li className={css.right}>
              <span className={css.rightIcon}>
                <Gift aria-hidden="true" size={18} />
              </span>
              <FormattedMessage defaultMessage="每日贈禮次數" id="vip.right.gifts" />
              <span className={css.rightValue}>{formatNumber(Rights.GiftsPerDay)}</span>
            </li>
          ) : null}
          {Rights.GiftAmountPerDay > 0 ? (
            <li className={css.right}>
              <span className={css.rightIcon}>
                <Coins aria-hidden="true" size={18} />
              </span>
              <FormattedMessage defaultMessage="每日贈禮額度" id="vip.right.giftAmount" />
              <span className={css.rightValue}>
                <Amount format="short" locale={locale} value={Rights.GiftAmountPerDay} />
              </span>
            </li>
          ) : null}
          {Rights.GiftsPerDay === 0 && switches.every((right) => !Rights[right]) ? (
            <li className={css.right}>
              <FormattedMessage defaultMessage="玩遊戲、領任務與活動獎勵" id="vip.right.base" />
            </li>
          ) : null}
        </Stack>
      </li>
    </Card>
  );
}

function Right({
  Icon,
  words: name,
  isNew,
}: {
  Icon: LucideIcon;
  words: MessageDescriptor;
  isNew: boolean;
}): ReactNode {
  return (
    <li className={css.right}>
      <span className={css.rightIcon}>
        <Icon aria-hidden="true" size={18} />
      </span>
      <FormattedMessage {...name} />
      {isNew ? (
        <span className={css.fresh}>
          <FormattedMessage defaultMessage="新解鎖" id="vip.right.new" />
        </span>
      ) : null}
    </li>
  );
}
