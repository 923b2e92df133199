import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OwnProfile } from '#protocol/entities/player.ts';
import { vipTierOf } from '#protocol/entities/vip.ts';
import { VIP_LEVELS, vipBadgeSrc } from '#art/index.ts';
import { CopyButton } from '#ui/components/CopyButton/index.ts';
import { Heading } from '#ui/components/Heading/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { VipBadge } from '#ui/components/VipBadge/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { useIsGuest } from '../../base/session/index.ts';
import { vipNames } from '../../base/player-face/index.ts';
import { Medallion } from './Medallion.tsx';
import * as css from './Member.css.ts';

/** The player: face, name, tier and id. */
export function PlayerHeader({ profile: { player, level } }: { profile: OwnProfile }): ReactNode {
  const { formatMessage } = useIntl();
  const guest = useIsGuest();
  const tier = VIP_LEVELS.find((one) => one === level.vipLevel) ?? 1;
  return (
    <div className={css.header}>
      <Medallion />
      <div className={css.words}>
        <Heading level={2} lines={2} size={24}>
          {player.name}
        </Heading>
        <Inline gap={3} rowGap={1} wrap>
          <VipBadge
            form="plate"
            label={`${formatMessage(vipNames[vipTierOf(tier)])} · VIP ${String(tier)}`}
            src={vipBadgeSrc(tier, 'mini')}
            tier={tier}
          />
          {guest ? (
            <Text size={13} tone="muted">
              <FormattedMessage defaultMessage="訪客" id="member.guest" />
            </Text>
          ) : null}
        </Inline>
        <CopyButton
          copiedLabel={formatMessage({ id: 'member.copied', defaultMessage: '已複製' })}
          failedLabel={formatMessage({ id: 'member.notCopied', defaultMessage: '無法複製，請長按選取' })}
          form="line"
          label={formatMessage({ id: 'member.copy', defaultMessage: '複製 ID' })}
          text={player.playerID}
        >
          ID {player.playerID}
        </CopyButton>
      </div>
    </div>
  );
}
