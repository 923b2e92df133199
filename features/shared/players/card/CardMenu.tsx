import { Ban, Ellipsis, Flag, ShieldOff, UserMinus, UserRoundMinus } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { UserInfo } from '#protocol/entities/player.ts';
import { type Action, ActionSheet, type Point } from '#ui/components/ActionSheet/index.ts';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { useIsGuest } from '../../../base/session/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import { BlockDialog } from '../relation/BlockDialog.tsx';
import { useRelation } from '../relation/useRelation.ts';
import { KickDialog } from './KickDialog.tsx';
import { ReportDialog } from '../report/ReportDialog.tsx';

const FRIEND = 1;
const BLOCKED = 2;

/**
 * The rare actions on a player: deleting a friend, blocking, kicking out of the club, reporting. On a phone the menu opens from the lower
 * edge, so that it covers neither portrait nor name. A guest has no menu.
 */
export function CardMenu({ player }: { player: UserInfo }): ReactNode {
  const { formatMessage } = useIntl();
  const relation = useRelation(player);
  const guest = useIsGuest();
  const name = usePlayerName()(player.Name);
  const button = useRef<HTMLButtonElement>(null);
  const [at, setAt] = useState<Point>();
  const [asked, setAsked] = useState<'block' | 'report' | 'kick'>();
  const close = (open: boolean): void => (open ? undefined : setAsked(undefined));
  if (guest) return null;
  const actions: readonly Action[] = [
    ...(player.Relationship === FRIEND
      ? [
          {
            id: 'unfriend',
            icon: <UserRoundMinus size={20} />,
            label: formatMessage({ id: 'player.unfriend', defaultMessage: '刪除' }),
            onSelect: () => relation.mutate('unfriend'),
          },
        ]
      : []),
    player.Relationship === BLOCKED
      ? {
          id: 'unblock',
          icon: <ShieldOff size={20} />,
          label: formatMessage({ id: 'player.unblock', defaultMessage: '解除封鎖' }),
          onSelect: () => relation.mutate('unblock'),
        }
      : {
          id: 'block',
          icon: <Ban size={20} />,
          label: formatMessage({ id: 'player.block', defaultMessage: '封鎖' }),
          onSelect: () => setAsked('block'),
        },
    ...(player.Club.KickoutBtn
      ? [
          {
            id: 'kick',
            icon: <UserMinus size={20} />,
            label: formatMessage({ id: 'clubs.kick', defaultMessage: '踢出俱樂部' }),
            tone: 'danger' as const,
            onSelect: () => setAsked('kick'),
          },
        ]
      : []),
    {
      id: 'report',
      icon: <Flag size={20} />,
      label: formatMessage({ id: 'player.report.menu', defaultMessage: '檢舉玩家' }),
      tone: 'danger',
      onSelect: () => setAsked('report'),
    },
  ];
  return (
    <>
      <IconButton
        label={formatMessage({ id: 'player.more', defaultMessage: '更多' })}
        onClick={() => {
          const box = button.current?.getBoundingClientRect();
          setAt({ x: box?.left ?? 0, y: box?.bottom ?? 0 });
        }}
        ref={button}
      >
        <Ellipsis size={24} />
      </IconButton>
      <ActionSheet
        actions={actions}
        at={at ?? { x: 0, y: 0 }}
        cancelLabel={formatMessage({ id: 'chat.menu.cancel', defaultMessage: '取消' })}
        onOpenChange={(open) => (open ? undefined : setAt(undefined))}
        open={at !== undefined}
        title={name}
      />
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
