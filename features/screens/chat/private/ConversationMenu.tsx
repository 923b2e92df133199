import { Ban, EllipsisVertical, Flag, ShieldOff, UserRound, UserRoundMinus, UserRoundPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { UserInfo } from '#protocol/entities/player.ts';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { Menu, MenuItem } from '#ui/components/Menu/index.ts';
import { usePlayerActions, type useRelation } from '../../../shared/players/index.ts';

const FRIEND = 1;
const BLOCKED = 2;

export interface ConversationMenuProps {
  player: UserInfo;
  relation: ReturnType<typeof useRelation>;
}

/** The actions on the partner: card, friendship, block, report. */
export function ConversationMenu({ player, relation }: ConversationMenuProps): ReactNode {
  const { formatMessage } = useIntl();
  const actions = usePlayerActions();
  return (
    <Menu
      align="end"
      trigger={
        <IconButton
          busy={relation.isPending}
          label={formatMessage({ id: 'chat.private.menu', defaultMessage: '對話選項' })}
        >
          <EllipsisVertical size={22} />
        </IconButton>
      }
    >
      <MenuItem icon={<UserRound size={18} />} onSelect={() => actions?.openCard(player)}>
        <FormattedMessage defaultMessage="玩家資訊" id="chat.menu.player" />
      </MenuItem>
      {player.Relationship === FRIEND ? (
        <MenuItem icon={<UserRoundMinus size={18} />} onSelect={() => relation.mutate('unfriend')}>
          <FormattedMessage defaultMessage="刪除" id="player.unfriend" />
        </MenuItem>
      ) : player.Relationship === BLOCKED ? null : (
        <MenuItem icon={<UserRoundPlus size={18} />} onSelect={() => relation.mutate('befriend')}>
          <FormattedMessage defaultMessage="加好友" id="player.befriend" />
        </MenuItem>
      )}
      {player.Relationship === BLOCKED ? (
        <MenuItem icon={<ShieldOff size={18} />} onSelect={() => relation.mutate('unblock')}>
          <FormattedMessage defaultMessage="解除封鎖" id="player.unblock" />
        </MenuItem>
      ) : (
        <MenuItem icon={<Ban size={18} />} onSelect={() => actions?.block(player)}>
          <FormattedMessage defaultMessage="封鎖" id="player.block" />
        </MenuItem>
      )}
      <MenuItem icon={<Flag size={18} />} onSelect={() => actions?.report(player)} tone="danger">
        <FormattedMessage defaultMessage="檢舉玩家" id="player.report.menu" />
      </MenuItem>
    </Menu>
  );
}
