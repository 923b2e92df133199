import { Ban, Ellipsis, Flag, ShieldOff, UserMinus, UserRoundMinus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { UserInfo } from '#protocol/entities/player.ts';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { Menu, MenuItem } from '#ui/components/Menu/index.ts';
import { useIsGuest } from '../../session/index.ts';
import { BlockDialog } from '../relation/BlockDialog.tsx';
import { useRelation } from '../relation/useRelation.ts';
import { KickDialog } from './KickDialog.tsx';
import { ReportDialog } from '../report/ReportDialog.tsx';

const FRIEND = 1;
const BLOCKED = 2;

/** What one does rarely with a player: deleting a friend, blocking, putting out of the club where one may, reporting. A guest, who has no relations yet, has none of it. */
export function CardMenu({ player }: { player: UserInfo }): ReactNode {
  const { formatMessage } = useIntl();
  const relation = useRelation(player);
  const guest = useIsGuest();
  const [asked, setAsked] = useState<'block' | 'report' | 'kick'>();
  const close = (open: boolean): void => (open ? undefined : setAsked(undefined));
  if (guest) return null;
  return (
    <>
      <Menu
        align="end"
        // Below it the name would be covered.
        side="top"
        trigger={
          <IconButton label={formatMessage({ id: 'player.more', defaultMessage: '更多' })}>
            <Ellipsis size={24} />
          </IconButton>
        }
      >
        {player.Relationship === FRIEND ? (
          <MenuItem icon={<UserRoundMinus size={18} />} onSelect={() => relation.mutate('unfriend')}>
            <FormattedMessage defaultMessage="刪除好友" id="player.unfriend" />
          </MenuItem>
        ) : null}
        {player.Relationship === BLOCKED ? (
          <MenuItem icon={<ShieldOff size={18} />} onSelect={() => relation.mutate('unblock')}>
            <FormattedMessage defaultMessage="解除封鎖" id="player.unblock" />
          </MenuItem>
        ) : (
          <MenuItem icon={<Ban size={18} />} onSelect={() => setAsked('block')}>
            <FormattedMessage defaultMessage="封鎖" id="player.block" />
          </MenuItem>
        )}
        {player.Club.KickoutBtn ? (
          <MenuItem icon={<UserMinus size={18} />} onSelect={() => setAsked('kick')} tone="danger">
            <FormattedMessage defaultMessage="踢出俱樂部" id="clubs.kick" />
          </MenuItem>
        ) : null}
        <MenuItem icon={<Flag size={18} />} onSelect={() => setAsked('report')} tone="danger">
          <FormattedMessage defaultMessage="檢舉玩家" id="player.report.menu" />
        </MenuItem>
      </Menu>
      <BlockDialog onOpenChange={close} open={asked === 'block'} player={player} />
      <KickDialog onOpenChange={close} open={asked === 'kick'} player={player} />
      <ReportDialog
        key={asked === 'report' ? 'asked' : 'idle'}
        onOpenChange={close}
        open={asked === 'report'}
        subject={{ player }}
      />
    </>
  );
}
