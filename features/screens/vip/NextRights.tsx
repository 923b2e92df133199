import {
  ChevronRight,
  Coins,
  Gift,
  HandCoins,
  LockOpen,
  type LucideIcon,
  MessageCircleMore,
  Shield,
  Sparkles,
  Wallet,
  WalletCards,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { vipBadgeSrc } from '#art/index.ts';
import type { VipTierRow } from '#protocol/entities/vip.ts';
import { Avatar } from '#ui/components/Avatar/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { Heading } from '#ui/components/Heading/index.ts';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/index.ts';
import { playerPicture } from '../../base/player-face/index.ts';
import { useProfile } from '../../base/session/index.ts';
import { useBrand } from '../../base/settings/index.ts';
import { MeasuredValue } from './MeasuredValue.tsx';
import { rightNames } from './rightNames.ts';
import { drawnTier, useShortTierName } from './tierName.ts';
import { grownBy, type MeasuredRight, openedBy, type SwitchedRight } from './tierRights.ts';
import * as css from './Vip.css.ts';

const icons: Readonly<Record<SwitchedRight | MeasuredRight, LucideIcon>> = {
  Chat: MessageCircleMore,
  FoundClub: Shield,
  SendRedEnvelope: WalletCards,
  GiftsPerDay: Gift,
  GiftAmountPerDay: Wallet,
  LargestGift: Coins,
  CollectsPerDay: HandCoins,
};

/** The rights that the next tier opens or raises, each with its value now and then, and the look of the player's name. */
export function NextRights({ now, next }: { now: VipTierRow; next: VipTierRow }): ReactNode {
  const tierName = useShortTierName();
  const { RedEnvelopeSending } = useBrand().Capabilities;
  return (
    <Card asChild>
      <section className={css.rights}>
        <div className={css.rightsHead}>
          <img alt="" height={56} src={vipBadgeSrc(drawnTier(next.VIPLevel), 'badge')} width={56} />
          <div className={css.rightsWords}>
            <Heading level={2} size={17}>
              <FormattedMessage
                defaultMessage="升{tier}就開啟"
                id="vip.opens"
                values={{ tier: tierName(next.VIPLevel) }}
              />
            </Heading>
            <p className={css.kept}>
              <FormattedMessage
                defaultMessage="升上的階級沒有每月考核；購點退款時，VIP 經驗與階級會一併扣回"
                id="vip.isKept"
              />
            </p>
          </div>
          <LockOpen aria-hidden="true" className={css.rightsLock} size={24} />
        </div>
        <ul>
          {openedBy(next, now, RedEnvelopeSending).map((right) => (
            <Right key={right} right={right}>
              <span className={css.after}>
                <FormattedMessage defaultMessage="新解鎖" id="vip.right.new" />
              </span>
            </Right>
          ))}
          {grownBy(next, now).map((right) => (
            <Right key={right} right={right}>
              <FromTo
                from={<MeasuredValue right={right} value={now.Rights[right]} />}
                to={<MeasuredValue right={right} value={next.Rights[right]} />}
              />
            </Right>
          ))}
          <li className={css.right}>
            <Sparkles aria-hidden="true" className={css.rightIcon} size={20} />
            <span className={css.rightName}>
              <FormattedMessage defaultMessage="名字與頭像環" id="vip.right.look" />
            </span>
            <OwnLook now={now.VIPLevel} next={next.VIPLevel} />
          </li>
        </ul>
      </section>
    </Card>
  );
}

function Right({ right, children }: { right: SwitchedRight | MeasuredRight; children: ReactNode }): ReactNode {
  const Icon = icons[right];
  return (
    <li className={css.right}>
      <Icon aria-hidden="true" className={css.rightIcon} size={20} />
      <span className={css.rightName}>
        <FormattedMessage {...rightNames[right]} />
      </span>
      {children}
    </li>
  );
}

/** A value now and at the next tier. */
function FromTo({ from, to }: { from: ReactNode; to: ReactNode }): ReactNode {
  return (
    <>
      <span className={css.now}>
        <VisuallyHidden>
          <FormattedMessage defaultMessage="現在" id="vip.now" />{' '}
        </VisuallyHidden>
        {from}
      </span>
      <ChevronRight aria-hidden="true" className={css.rightIcon} size={16} />
      <span className={css.after}>
        <VisuallyHidden>
          <FormattedMessage defaultMessage="升階後" id="vip.then" />{' '}
        </VisuallyHidden>
        {to}
      </span>
    </>
  );
}

/** The player's own name and portrait in the colours of both tiers. */
function OwnLook({ now, next }: { now: number; next: number }): ReactNode {
  const player = useProfile().data?.player;
  const name = player?.name ?? '';
  return (
    <>
      <span className={css.now} data-tier={now}>
        <span className={css.ownName} data-tier={now}>
          {name}
        </span>
      </span>
      <ChevronRight aria-hidden="true" className={css.rightIcon} size={16} />
      <span className={css.after}>
        <span aria-hidden="true" className={css.ownName} data-tier={next}>
          {name}
        </span>
        <Avatar
          name=""
          size={36}
          src={player === undefined ? undefined : playerPicture(player)}
          tier={drawnTier(next)}
        />
      </span>
    </>
  );
}
