import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { inviteToClub } from '#protocol/operations/club.ts';
import { searchPlayers } from '#protocol/operations/relation.ts';
import { Combobox, type ComboboxOption } from '#ui/components/Combobox/index.ts';
import { useOperation } from '../../../base/client/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import { ClubActionDialog } from '../parts/ClubActionDialog.tsx';
import { usePickerText } from './usePickerText.ts';

const DEBOUNCE_MS = 300;
const ID = /^\d{8,12}$/;

/** Invites a player without a club, found by name or id. */
export function InviteDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  const playerName = usePlayerName();
  const [player, setPlayer] = useState<ComboboxOption | null>(null);
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, isFetching } = useOperation(
    searchPlayers,
    { ...(ID.test(asked) ? { PlayerID: asked } : { Name: asked }), NoClub: true, ExcludeSelf: true },
    { enabled: asked !== '', placeholderData: keepPreviousData },
  );
  const words = usePickerText(
    asked === ''
      ? formatMessage({ id: 'clubs.inviteType', defaultMessage: '輸入暱稱或玩家 ID 開始搜尋' })
      : formatMessage({ id: 'clubs.inviteNone', defaultMessage: '找不到還沒加入俱樂部的玩家' }),
  );
  return (
    <ClubActionDialog
      act={(call) => call(inviteToClub, { PlayerID: player?.value ?? '' })}
      confirmLabel={formatMessage({ id: 'clubs.inviteSend', defaultMessage: '送出邀請' })}
      description={formatMessage({
        id: 'clubs.inviteText',
        defaultMessage: '對方七天內都能接受，受邀者不受申請門檻限制。',
      })}
      done={formatMessage({ id: 'clubs.inviteDone', defaultMessage: '已邀請 {name}' }, { name: player?.label ?? '' })}
      notReady={player === null ? formatMessage({ id: 'clubs.invitePick', defaultMessage: '請先選擇玩家' }) : undefined}
      onClose={onClose}
      title={formatMessage({ id: 'clubs.inviteTitle', defaultMessage: '邀請玩家' })}
    >
      <Combobox
        filter={false}
        label={formatMessage({ id: 'clubs.player', defaultMessage: '玩家' })}
        loading={isFetching || typed.trim() !== asked}
        onQueryChange={setTyped}
        onValueChange={setPlayer}
        options={
          asked === ''
            ? []
            : (data?.List ?? []).map(({ PlayerID, Name }) => ({
                value: PlayerID,
                label: playerName(Name),
                hint: PlayerID,
              }))
        }
        placeholder={formatMessage({ id: 'clubs.findMemberHint', defaultMessage: '暱稱或玩家 ID' })}
        value={player}
        words={words}
      />
    </ClubActionDialog>
  );
}
