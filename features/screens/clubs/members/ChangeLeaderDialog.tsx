import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ClubMember } from '#protocol/entities/club.ts';
import { changeClubLeader } from '#protocol/operations/clubOffice.ts';
import type { ComboboxOption } from '#ui/components/Combobox/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import { ClubActionDialog } from '../parts/ClubActionDialog.tsx';
import { MemberPicker } from './MemberPicker.tsx';

export interface ChangeLeaderDialogProps {
  /** The member to offer the leadership to, if already chosen. */
  chosen?: ClubMember;
  onClose: () => void;
}

/** Offers the leadership to a member (14810). */
export function ChangeLeaderDialog({ chosen, onClose }: ChangeLeaderDialogProps): ReactNode {
  const { formatMessage } = useIntl();
  const playerName = usePlayerName();
  const [member, setMember] = useState<ComboboxOption | null>(
    chosen === undefined ? null : { value: chosen.PlayerID, label: playerName(chosen.Name), hint: chosen.PlayerID },
  );
  return (
    <ClubActionDialog
      act={(call, check) => call(changeClubLeader, { PlayerID: member?.value ?? '', ...check })}
      confirmLabel={formatMessage({ id: 'clubs.offer', defaultMessage: '提出移交' })}
      description={formatMessage({
        id: 'clubs.changeLeaderText',
        defaultMessage: '對方有 24 小時可以接受，這段時間您可以收回。接任後由對方管理金庫，您成為一般會員。',
      })}
      done={formatMessage(
        { id: 'clubs.offerDone', defaultMessage: '已向 {name} 提出移交' },
        { name: member?.label ?? '' },
      )}
      notReady={member === null ? formatMessage({ id: 'clubs.memberPick', defaultMessage: '請先選擇成員' }) : undefined}
      onClose={onClose}
      title={formatMessage({ id: 'clubs.changeLeader', defaultMessage: '移交會長' })}
      tone="danger"
    >
      <MemberPicker
        among={({ ClubRole }) => ClubRole !== 'leader'}
        label={formatMessage({ id: 'clubs.newLeader', defaultMessage: '新會長' })}
        onChange={setMember}
        value={member}
      />
    </ClubActionDialog>
  );
}
