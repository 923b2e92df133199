import {
  ClipboardList,
  Ellipsis,
  Handshake,
  MessageCirclePlus,
  MessagesSquare,
  Medal,
  ReceiptText,
  ScrollText,
  Search,
  Send,
  Ticket,
  Trophy,
  UserPlus,
  Users,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ClubInfo } from '#protocol/entities/club.ts';
import { getClubApplications } from '#protocol/operations/club.ts';
import { createClubChat } from '#protocol/operations/clubOffice.ts';
import { type ClubRight, mayInClub } from '#protocol/rules/club.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Badge } from '#ui/components/Badge/index.ts';
import { Menu, MenuItem, MenuSeparator } from '#ui/components/Menu/index.ts';
import { useOperation } from '../../../base/client/index.ts';
import * as css from '../Club.css.ts';
import { Link, useLocation } from '../../../base/routing/index.ts';
import { ChangeLeaderDialog } from '../members/ChangeLeaderDialog.tsx';
import { DeputiesDialog } from '../members/DeputiesDialog.tsx';
import { GroupMessageDialog } from '../members/GroupMessageDialog.tsx';
import { InviteDialog } from '../members/InviteDialog.tsx';
import { TextMembersDialog } from '../members/TextMembersDialog.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { ViewLink } from '../parts/ViewLink.tsx';
import { EntryButton, EntryFace } from './EntryButton.tsx';
import { EnvelopeEntry } from './EnvelopeEntry.tsx';
import { DissolveDialog } from './DissolveDialog.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';

type Window = 'invite' | 'groupMessage' | 'text' | 'createChat' | 'changeLeader' | 'deputies' | 'dissolve' | 'leave';

/** The entries that the role may open (specification 1 §2). Dangerous ones are under 更多. */
export function ClubMenu({ club }: { club: ClubInfo }): ReactNode {
  const { formatMessage } = useIntl();
  const prefix = localePrefix(useLocation().pathname);
  const [open, setOpen] = useState<Window>();
  const may = (right: ClubRight): boolean => mayInClub(club.MyRole, right);
  const waiting = useWaiting(may('decideApplications'));
  const close = (): void => setOpen(undefined);
  return (
    <nav aria-label={formatMessage({ id: 'clubs.menu', defaultMessage: '俱樂部功能' })}>
      <ul className={css.grid}>
        {club.HasChat ? (
          <li>
            <Link className={css.entry} to={`${prefix}/play-game/m?chatroom=club`}>
              <EntryFace icon={MessagesSquare}>
                <FormattedMessage defaultMessage="聊天室" id="clubs.chat" />
              </EntryFace>
            </Link>
          </li>
        ) : may('openChat') ? (
          <li>
            <EntryButton icon={MessageCirclePlus} onClick={() => setOpen('createChat')}>
              <FormattedMessage defaultMessage="創建聊天室" id="clubs.createChat" />
            </EntryButton>
          </li>
        ) : null}
        <li>
          <ViewLink className={css.entry} view="about">
            <EntryFace icon={ScrollText}>
              <FormattedMessage defaultMessage="說明" id="clubs.about" />
            </EntryFace>
          </ViewLink>
        </li>
        {may('invite') ? (
          <li>
            <EntryButton icon={UserPlus} onClick={() => setOpen('invite')}>
              <FormattedMessage defaultMessage="邀請" id="clubs.invite" />
            </EntryButton>
          </li>
        ) : null}
        {may('decideApplications') ? (
          <li>
            <ViewLink className={css.entry} view="applications">
              <EntryFace
                badge={
                  <Badge
                    count={waiting}
                    label={formatMessage(
                      { id: 'clubs.applicationsWait', defaultMessage: '{count, plural, other {# 件待審核}}' },
                      { count: waiting },
                    )}
                  />
                }
                icon={ClipboardList}
              >
                <FormattedMessage defaultMessage="申請名單" id="clubs.applications" />
              </EntryFace>
            </ViewLink>
          </li>
        ) : null}
        {may('seeVault') ? (
          <li>
            <ViewLink className={css.entry} view="vault">
              <EntryFace icon={ReceiptText}>
                <FormattedMessage defaultMessage="兌換紀錄" id="clubs.vaultRecords" />
              </EntryFace>
            </ViewLink>
          </li>
        ) : null}
        <li>
          <ViewLink className={css.entry} view="members">
            <EntryFace icon={Users}>
              <FormattedMessage defaultMessage="成員" id="clubs.members" />
            </EntryFace>
          </ViewLink>
        </li>
        <li>
          <ViewLink className={css.entry} view="coupons">
            <EntryFace icon={Ticket}>
              <FormattedMessage defaultMessage="兌換券" id="clubs.coupons" />
            </EntryFace>
          </ViewLink>
        </li>
        <li>
          <ViewLink className={css.entry} view="achievements">
            <EntryFace icon={Medal}>
              <FormattedMessage defaultMessage="成就" id="clubs.achievements" />
            </EntryFace>
          </ViewLink>
        </li>
        <li>
          <ViewLink className={css.entry} view="rank">
            <EntryFace icon={Trophy}>
              <FormattedMessage defaultMessage="排行" id="clubs.rank" />
            </EntryFace>
          </ViewLink>
        </li>
        {may('alliance') || club.AllianceID !== '' ? (
          <li>
            <ViewLink className={css.entry} view="alliance">
              <EntryFace icon={Handshake}>
                <FormattedMessage defaultMessage="聯盟" id="clubs.alliance" />
              </EntryFace>
            </ViewLink>
          </li>
        ) : null}
        <EnvelopeEntry leads={may('redEnvelope')} />
        {may('groupMessage') ? (
          <li>
            <EntryButton icon={Send} onClick={() => setOpen('groupMessage')}>
              <FormattedMessage defaultMessage="群發訊息" id="clubs.groupMessage" />
            </EntryButton>
          </li>
        ) : null}
        <li>
          <ViewLink className={css.entry} view="find">
            <EntryFace icon={Search}>
              <FormattedMessage defaultMessage="搜尋" id="clubs.findShort" />
            </EntryFace>
          </ViewLink>
        </li>
        <li>
          <Menu
            align="end"
            trigger={
              <button className={css.entry} type="button">
                <EntryFace icon={Ellipsis}>
                  <FormattedMessage defaultMessage="更多" id="clubs.moreEntries" />
                </EntryFace>
              </button>
            }
          >
            {may('groupMessage') ? (
              <MenuItem onSelect={() => setOpen('text')}>
                <FormattedMessage defaultMessage="簡訊召集會員" id="clubs.text" />
              </MenuItem>
            ) : null}
            {may('assignDeputies') ? (
              <MenuItem onSelect={() => setOpen('deputies')}>
                <FormattedMessage defaultMessage="指派副會長" id="clubs.deputies" />
              </MenuItem>
            ) : null}
            {may('changeLeader') && club.Successor === null ? (
              <MenuItem onSelect={() => setOpen('changeLeader')}>
                <FormattedMessage defaultMessage="移交會長" id="clubs.changeLeader" />
              </MenuItem>
            ) : null}
            {may('groupMessage') ? <MenuSeparator /> : null}
            {may('dissolve') && club.DissolveTime === '' ? (
              <MenuItem onSelect={() => setOpen('dissolve')} tone="danger">
                <FormattedMessage defaultMessage="解散俱樂部" id="clubs.dissolve" />
              </MenuItem>
            ) : null}
            <MenuItem onSelect={() => setOpen('leave')} tone="danger">
              <FormattedMessage defaultMessage="退出俱樂部" id="clubs.leave" />
            </MenuItem>
          </Menu>
        </li>
      </ul>
      {open === undefined ? null : <ClubWindow club={club} onClose={close} onOpen={setOpen} window={open} />}
    </nav>
  );
}

function useWaiting(enabled: boolean): number {
  const { data } = useOperation(getClubApplications, { Page: 1 }, { enabled });
  return data?.Total ?? 0;
}

interface ClubWindowProps {
  window: Window;
  club: ClubInfo;
  onOpen: (window: Window) => void;
  onClose: () => void;
}

function ClubWindow({ window, club, onOpen, onClose }: ClubWindowProps): ReactNode {
  const { formatMessage } = useIntl();
  switch (window) {
    case 'invite':
      return <InviteDialog onClose={onClose} />;
    case 'groupMessage':
      return <GroupMessageDialog onClose={onClose} />;
    case 'text':
      return <TextMembersDialog onClose={onClose} />;
    case 'changeLeader':
      return <ChangeLeaderDialog onClose={onClose} />;
    case 'deputies':
      return <DeputiesDialog club={club} onClose={onClose} />;
    case 'dissolve':
      return <DissolveDialog club={club} onClose={onClose} />;
    case 'leave':
      return <LeaveDialog club={club} onChangeLeader={() => onOpen('changeLeader')} onClose={onClose} />;
    case 'createChat':
      return (
        <ConfirmDialog
          act={(call) => call(createClubChat, {})}
          confirmLabel={formatMessage({ id: 'clubs.createChat', defaultMessage: '創建聊天室' })}
          description={formatMessage({
            id: 'clubs.createChatText',
            defaultMessage: '全體會員都能立即在俱樂部頻道聊天，開啟後不會再關閉。',
          })}
          done={formatMessage({ id: 'clubs.chatCreated', defaultMessage: '俱樂部聊天室開啟了' })}
          onClose={onClose}
          title={formatMessage({ id: 'clubs.createChatTitle', defaultMessage: '要創建俱樂部聊天室嗎？' })}
        />
      );
  }
}
