import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { createAlliance } from '#protocol/operations/alliance.ts';
import { ALLIANCE_FOUNDING_GOLD, CLUB_NAME_MIN } from '#protocol/rules/club.ts';
import { isNickname, NICKNAME_MAX } from '#protocol/rules/nickname.ts';
import { TextField } from '#ui/components/TextField/index.ts';
import { ClubActionDialog } from '../parts/ClubActionDialog.tsx';
import { Gold } from '../parts/Gold.tsx';

/** Founds an alliance that the player's club leads (15020). */
export function FoundAllianceDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState('');
  const AllianceName = typed.trim().normalize('NFC');
  const isName = isNickname(AllianceName) && [...AllianceName].length >= CLUB_NAME_MIN;
  const rule = formatMessage(
    { id: 'clubs.nameRule', defaultMessage: '{least} 到 {most} 個字的中文、英文或數字' },
    { least: CLUB_NAME_MIN, most: NICKNAME_MAX },
  );
  return (
    <ClubActionDialog
      act={(call) => call(createAlliance, { AllianceName })}
      confirmLabel={formatMessage({ id: 'clubs.allianceFound', defaultMessage: '創立聯盟' })}
      description={
        <FormattedMessage
          defaultMessage="從您的錢包支付 {gold}，您的俱樂部成為盟主。"
          id="clubs.allianceFoundText"
          values={{ gold: <Gold value={ALLIANCE_FOUNDING_GOLD} /> }}
        />
      }
      done={formatMessage({ id: 'clubs.created', defaultMessage: '「{name}」成立了！' }, { name: AllianceName })}
      notReady={isName ? undefined : rule}
      onClose={onClose}
      title={formatMessage({ id: 'clubs.allianceFound', defaultMessage: '創立聯盟' })}
      tone="gold"
    >
      <TextField
        autoComplete="off"
        error={AllianceName === '' || isName ? undefined : rule}
        hint={rule}
        label={formatMessage({ id: 'clubs.allianceName', defaultMessage: '聯盟名稱' })}
        onValueChange={setTyped}
        required
        value={typed}
      />
    </ClubActionDialog>
  );
}
