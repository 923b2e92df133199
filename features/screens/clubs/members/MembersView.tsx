import { Crown, Ellipsis, Search, ShieldMinus, ShieldPlus, UserMinus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { exportClubMembers } from '#protocol/endpoints/club.ts';
import type { ClubInfo, ClubMember } from '#protocol/entities/club.ts';
import { getClubMembers, kickClubMember } from '#protocol/operations/club.ts';
import { setClubDeputy } from '#protocol/operations/clubOffice.ts';
import { CLUB_DEPUTIES, mayInClub, mayKick } from '#protocol/rules/club.ts';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { Menu, MenuItem } from '#ui/components/Menu/index.ts';
import { Select } from '#ui/components/Select/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { TextField } from '#ui/components/TextField/index.ts';
import { VirtualList } from '#ui/components/VirtualList/index.ts';
import { useOperation } from '../../../base/client/index.ts';
import { StateDrawing } from '../../../base/errors/index.ts';
import { ExportButton, Loaded, RowSkeletons } from '../../../shared/frames/index.ts';
import { useSession } from '../../../base/session/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import * as css from '../Club.css.ts';
import { ClubFrame } from '../parts/ClubFrame.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { ChangeLeaderDialog } from './ChangeLeaderDialog.tsx';
import { EVERYONE, MEMBERS_REFRESH_MS } from './everyone.ts';
import { MemberRow } from './MemberRow.tsx';
import { type MemberOrder, sortMembers } from './sortMembers.ts';

interface Asked {
  readonly what: 'kick' | 'deputy' | 'leader';
  readonly member: ClubMember;
}

/** All members of the player's club, with search and sorting, and the actions of the player's role (specification 1 §9). */
export function MembersView({ club }: { club: ClubInfo }): ReactNode {
  const { formatMessage } = useIntl();
  const query = useOperation(getClubMembers, EVERYONE, { refetchInterval: MEMBERS_REFRESH_MS });
  const [typed, setTyped] = useState('');
  const [order, setOrder] = useState<MemberOrder>('office');
  const [asked, setAsked] = useState<Asked>();
  const title = formatMessage({ id: 'clubs.members', defaultMessage: '成員' });
  return (
    <ClubFrame
      note={
        <FormattedMessage
          defaultMessage="{count, number} / {limit, number} 人"
          id="clubs.memberCount"
          values={{ count: club.MemberCount, limit: club.MemberLimit }}
        />
      }
      title={title}
      {...(mayInClub(club.MyRole, 'seeVault') && {
        action: (
          <ExportButton
            ask={(rest, token) => rest.file(exportClubMembers, {}, { token })}
            label={formatMessage({ id: 'clubs.exportMembers', defaultMessage: '匯出成員（CSV）' })}
          />
        ),
      })}
    >
      <div className={css.tools}>
        <TextField
          before={<Search aria-hidden="true" size={18} />}
          clearLabel={formatMessage({ id: 'clubs.clear', defaultMessage: '清除' })}
          label={formatMessage({ id: 'clubs.findMember', defaultMessage: '搜尋成員' })}
          labelHidden
          onValueChange={setTyped}
          placeholder={formatMessage({ id: 'clubs.findMemberHint', defaultMessage: '暱稱或玩家 ID' })}
          type="search"
          value={typed}
        />
        <Select<MemberOrder>
          label={formatMessage({ id: 'clubs.order', defaultMessage: '排序' })}
          labelHidden
          onValueChange={setOrder}
          options={[
            { value: 'office', label: formatMessage({ id: 'clubs.order.office', defaultMessage: '職位' }) },
            { value: 'week', label: formatMessage({ id: 'clubs.weekGiven', defaultMessage: '本週貢獻' }) },
            { value: 'gave', label: formatMessage({ id: 'clubs.order.gave', defaultMessage: '貢獻' }) },
            { value: 'level', label: formatMessage({ id: 'clubs.order.level', defaultMessage: '等級' }) },
            { value: 'seen', label: formatMessage({ id: 'clubs.order.seen', defaultMessage: '最近上線' }) },
            { value: 'joined', label: formatMessage({ id: 'clubs.order.joined', defaultMessage: '最近加入' }) },
          ]}
          value={order}
        />
      </div>
      <Loaded query={query} skeleton={<RowSkeletons height="4rem" rows={8} />}>
        {({ List }) => <Rows club={club} label={title} members={sortMembers(List, order, typed)} onAsk={setAsked} />}
      </Loaded>
      {asked === undefined ? null : <Question asked={asked} onClose={() => setAsked(undefined)} />}
    </ClubFrame>
  );
}

interface RowsProps {
  club: ClubInfo;
  label: string;
  members: readonly ClubMember[];
  onAsk: (asked: Asked) => void;
}

function Rows({ club, label, members, onAsk }: RowsProps): ReactNode {
  const { formatMessage } = useIntl();
  if (members.length === 0) {
    return (
      <EmptyState
        description={formatMessage({ id: 'clubs.noMemberText', defaultMessage: '換個暱稱或 ID 試試。' })}
        drawing={<StateDrawing id="search-nothing" />}
        size="compact"
        title={formatMessage({ id: 'clubs.noMember', defaultMessage: '沒有符合的成員' })}
      />
    );
  }
  return (
    <div className={css.members}>
      <VirtualList itemKey={({ PlayerID }) => PlayerID} items={members} label={label}>
        {(member) => (
          <MemberRow action={<MemberMenu club={club} member={member} onAsk={onAsk} />} lastSeen member={member} />
        )}
      </VirtualList>
    </div>
  );
}

/** The actions of the player's role on a member. Renders nothing if there are none. */
function MemberMenu({
  club,
  member,
  onAsk,
}: {
  club: ClubInfo;
  member: ClubMember;
  onAsk: (asked: Asked) => void;
}): ReactNode {
  const { formatMessage } = useIntl();
  const { session } = useSession();
  const playerName = usePlayerName();
  const isMe = session?.playerID === member.PlayerID;
  const mayAssign =
    mayInClub(club.MyRole, 'assignDeputies') &&
    !isMe &&
    (member.ClubRole === 'deputy' || club.Deputies.length < CLUB_DEPUTIES);
  const mayLead = mayInClub(club.MyRole, 'changeLeader') && !isMe && club.Successor === null;
  const mayPutOut = mayKick(club.MyRole, member.ClubRole) && !isMe;
  if (!mayAssign && !mayLead && !mayPutOut) return null;
  return (
    <Menu
      align="end"
      trigger={
        <IconButton
          label={formatMessage(
            { id: 'clubs.manage', defaultMessage: '管理 {name}' },
            { name: playerName(member.Name) },
          )}
        >
          <Ellipsis size={20} />
        </IconButton>
      }
    >
      {mayAssign ? (
        <MenuItem
          icon={member.ClubRole === 'deputy' ? <ShieldMinus size={18} /> : <ShieldPlus size={18} />}
          onSelect={() => onAsk({ what: 'deputy', member })}
        >
          {member.ClubRole === 'deputy' ? (
            <FormattedMessage defaultMessage="免除副會長" id="clubs.undeputy" />
          ) : (
            <FormattedMessage defaultMessage="指派為副會長" id="clubs.deputy" />
          )}
        </MenuItem>
      ) : null}
      {mayLead ? (
        <MenuItem icon={<Crown size={18} />} onSelect={() => onAsk({ what: 'leader', member })}>
          <FormattedMessage defaultMessage="移交會長" id="clubs.changeLeader" />
        </MenuItem>
      ) : null}
      {mayPutOut ? (
        <MenuItem icon={<UserMinus size={18} />} onSelect={() => onAsk({ what: 'kick', member })} tone="danger">
          <FormattedMessage defaultMessage="踢出俱樂部" id="clubs.kick" />
        </MenuItem>
      ) : null}
    </Menu>
  );
}

function Question({ asked: { what, member }, onClose }: { asked: Asked; onClose: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  const playerName = usePlayerName();
  const name = playerName(member.Name);
  const { PlayerID } = member;
  if (what === 'leader') return <ChangeLeaderDialog chosen={member} onClose={onClose} />;
  if (what === 'kick') {
    return (
      <ConfirmDialog
        act={(call) => call(kickClubMember, { PlayerID })}
        confirmLabel={formatMessage({ id: 'clubs.kickConfirm', defaultMessage: '踢出' })}
        description={formatMessage(
          { id: 'clubs.kickText', defaultMessage: '{name} 會離開俱樂部與它的聊天室。' },
          { name },
        )}
        done={formatMessage({ id: 'clubs.kickDone', defaultMessage: '{name} 已離開俱樂部' }, { name })}
        icon={<UserMinus size={28} />}
        onClose={onClose}
        title={formatMessage({ id: 'clubs.kickTitle', defaultMessage: '確定踢出此會員' })}
        tone="danger"
      />
    );
  }
  const becomes = member.ClubRole !== 'deputy';
  return (
    <ConfirmDialog
      act={(call) => call(setClubDeputy, { PlayerID, Deputy: becomes })}
      confirmLabel={
        becomes
          ? formatMessage({ id: 'clubs.deputy', defaultMessage: '指派為副會長' })
          : formatMessage({ id: 'clubs.undeputy', defaultMessage: '免除副會長' })
      }
      description={
        becomes
          ? formatMessage(
              {
                id: 'clubs.deputyText',
                defaultMessage: '{name} 可以邀請、審核申請、群發訊息、踢出一般會員，也看得到金庫。',
              },
              { name },
            )
          : formatMessage({ id: 'clubs.undeputyText', defaultMessage: '{name} 會成為一般會員。' }, { name })
      }
      done={
        becomes
          ? formatMessage({ id: 'clubs.deputyDone', defaultMessage: '{name} 成為副會長' }, { name })
          : formatMessage({ id: 'clubs.undeputyDone', defaultMessage: '{name} 已是一般會員' }, { name })
      }
      onClose={onClose}
      title={
        becomes
          ? formatMessage({ id: 'clubs.deputyTitle', defaultMessage: '要指派 {name} 為副會長嗎？' }, { name })
          : formatMessage({ id: 'clubs.undeputyTitle', defaultMessage: '要免除 {name} 的副會長嗎？' }, { name })
      }
    />
  );
}
