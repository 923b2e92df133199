import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OwnProfile } from '#protocol/entities/player.ts';
import { vipTierOf } from '#protocol/entities/vip.ts';
import { VIP_LEVELS, vipBadgeSrc } from '#art/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { CopyButton } from '#ui/components/CopyButton/index.ts';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { Heading } from '#ui/components/Heading/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { VipBadge } from '#ui/components/VipBadge/index.ts';
import { useIsGuest } from '../session/index.ts';
import { useLanguage } from '../settings/index.ts';
import { OwnAvatar, vipNames } from '../shell/index.ts';
import * as css from './Member.css.ts';

/** The player: face, name, tier, level and id. */
export function PlayerHeader({ profile: { player, level } }: { profile: OwnProfile }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const guest = useIsGuest();
  const tier = VIP_LEVELS.find((one) => one === level.vipLevel) ?? 1;
  return (
    <Card>
      <div className={css.header}>
        <OwnAvatar size={96} />
        <div className={css.words}>
          <Heading level={2} lines={2} size={24}>
            {player.name}
          </Heading>
          <div className={css.marks}>
            <VipBadge
              form="plate"
              label={`${formatMessage(vipNames[vipTierOf(tier)])} · VIP ${String(tier)}`}
              src={vipBadgeSrc(tier, 'mini')}
              tier={tier}
            />
            <Text face="numerals" weight="bold">
              LV.{level.level}
            </Text>
            {guest ? (
              <Text size={13} tone="muted">
                <FormattedMessage defaultMessage="訪客" id="member.guest" />
              </Text>
            ) : null}
          </div>
          <CopyButton
            copiedLabel={formatMessage({ id: 'member.copied', defaultMessage: '已複製' })}
            failedLabel={formatMessage({ id: 'member.notCopied', defaultMessage: '無法複製，請長按選取' })}
            form="line"
            label={formatMessage({ id: 'member.copy', defaultMessage: '複製 ID' })}
            text={player.playerID}
          >
            ID {player.playerID}
          </CopyButton>
          <Text size={13} tone="muted">
            <FormattedMessage
              defaultMessage="註冊於 {time}"
              id="member.since"
              values={{ time: <DateTime form="date" locale={locale} value={player.registTime} /> }}
            />
          </Text>
        </div>
      </div>
    </Card>
  );
}
