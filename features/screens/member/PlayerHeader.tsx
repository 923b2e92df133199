import { SquarePen } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { VIP_LEVELS, vipBadgeSrc } from '#art/index.ts';
import type { OwnProfile } from '#protocol/entities/player.ts';
import { vipTierOf } from '#protocol/entities/vip.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { CopyButton } from '#ui/components/CopyButton/index.ts';
import { Heading } from '#ui/components/Heading/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { VipBadge } from '#ui/components/VipBadge/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { OwnAvatar, vipNames } from '../../base/player-face/index.ts';
import { Link, useLocation } from '../../base/routing/index.ts';
import { useIsGuest, useSession } from '../../base/session/index.ts';
import * as css from './Member.css.ts';

/** The player: face, name, tier and id, and a link to editing. */
export function PlayerHeader({ profile: { player, level } }: { profile: OwnProfile }): ReactNode {
  const { formatMessage } = useIntl();
  const guest = useIsGuest();
  const tier = VIP_LEVELS.find((one) => one === level.vipLevel) ?? 1;
  return (
    <div className={css.header}>
      <OwnAvatar size={96} />
      <div className={css.words}>
        <Heading level={2} lines={2} size={24}>
          {player.name}
        </Heading>
        <Inline gap={3} rowGap={0} wrap>
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
          <CopyButton
            copiedLabel={formatMessage({ id: 'member.copied', defaultMessage: '已複製' })}
            failedLabel={formatMessage({ id: 'member.notCopied', defaultMessage: '無法複製，請長按選取' })}
            form="line"
            label={formatMessage({ id: 'member.copy', defaultMessage: '複製 ID' })}
            text={player.playerID}
          >
            ID {player.playerID}
          </CopyButton>
        </Inline>
      </div>
      <EditLink />
    </div>
  );
}

/** A link to editing; shown only if there is a token (specification 2 §2). */
function EditLink(): ReactNode {
  const { formatMessage } = useIntl();
  const { session } = useSession();
  const prefix = localePrefix(useLocation().pathname);
  if (session === undefined) return null;
  const label = formatMessage({ id: 'member.edit', defaultMessage: '編輯個人資料' });
  return (
    <Link aria-label={label} className={css.edit} title={label} to={`${prefix}/member/edit`}>
      <SquarePen aria-hidden="true" size={22} />
    </Link>
  );
}
