import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ClubMember } from '#protocol/entities/club.ts';
import { getClubMembers } from '#protocol/operations/club.ts';
import { Combobox, type ComboboxOption } from '#ui/components/Combobox/index.ts';
import { useOperation } from '../../../base/client/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import { EVERYONE } from './everyone.ts';
import { usePickerText } from './usePickerText.ts';

export interface MemberPickerProps {
  label: string;
  hint?: string;
  among?: (member: ClubMember) => boolean;
  value: ComboboxOption | null;
  onChange: (member: ComboboxOption | null) => void;
}

/** Finds a member of the club by name or id. */
export function MemberPicker({ label, hint, among = () => true, value, onChange }: MemberPickerProps): ReactNode {
  const { formatMessage } = useIntl();
  const playerName = usePlayerName();
  const { data, isPending } = useOperation(getClubMembers, EVERYONE);
  const words = usePickerText(formatMessage({ id: 'clubs.noMember', defaultMessage: '沒有符合的成員' }));
  return (
    <Combobox
      {...(hint !== undefined && { hint })}
      label={label}
      loading={isPending}
      onValueChange={onChange}
      options={(data?.List ?? []).filter(among).map(({ PlayerID, Name }) => ({
        value: PlayerID,
        label: playerName(Name),
        hint: PlayerID,
      }))}
      placeholder={formatMessage({ id: 'clubs.findMemberHint', defaultMessage: '暱稱或玩家 ID' })}
      value={value}
      words={words}
    />
  );
}
