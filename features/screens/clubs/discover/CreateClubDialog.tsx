import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LocaleID } from '#protocol/entities/identifiers.ts';
import { createClub } from '#protocol/operations/club.ts';
import { CLUB_FOUNDING, CLUB_NAME_MIN } from '#protocol/rules/club.ts';
import { isNickname, NICKNAME_MAX } from '#protocol/rules/nickname.ts';
import { TextField } from '#ui/components/TextField/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import * as css from '../Club.css.ts';
import { ClubFlag } from '../flag/ClubFlag.tsx';
import { FlagPicker } from '../flag/FlagPicker.tsx';
import { ClubActionDialog } from '../parts/ClubActionDialog.tsx';
import { Gold } from '../parts/Gold.tsx';
import { LanguageSelect } from '../parts/LanguageSelect.tsx';

const isClubName = (name: string): boolean => isNickname(name) && [...name].length >= CLUB_NAME_MIN;

/** Founds a club: name, language and flag, with its price and conditions. */
export function CreateClubDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  const [name, setName] = useState('');
  const [flag, setFlag] = useState({ FlagColor: 6, Badge: 1 });
  const { locale } = useLanguage();
  const [Language, setLanguage] = useState<LocaleID>(locale);
  const ClubName = name.trim().normalize('NFC');
  const rule = formatMessage(
    { id: 'clubs.nameRule', defaultMessage: '{least} 到 {most} 個字的中文、英文或數字' },
    { least: CLUB_NAME_MIN, most: NICKNAME_MAX },
  );
  return (
    <ClubActionDialog
      act={(call) => call(createClub, { ClubName, Language, ...flag })}
      confirmLabel={formatMessage({ id: 'clubs.create', defaultMessage: '創建俱樂部' })}
      description={
        <FormattedMessage
          defaultMessage="創建需要 VIP {vip}，並從您的錢包支付 {gold}。您會成為會長，一次只能加入一個俱樂部。"
          id="clubs.createText"
          values={{ vip: CLUB_FOUNDING.VIPLevel, gold: <Gold value={CLUB_FOUNDING.Gold} /> }}
        />
      }
      done={formatMessage({ id: 'clubs.created', defaultMessage: '「{name}」成立了！' }, { name: ClubName })}
      notReady={isClubName(ClubName) ? undefined : rule}
      isLong
      onClose={onClose}
      title={formatMessage({ id: 'clubs.create', defaultMessage: '創建俱樂部' })}
      tone="gold"
    >
      <div className={css.preview}>
        <ClubFlag badge={flag.Badge} color={flag.FlagColor} size="lg" />
      </div>
      <TextField
        autoComplete="off"
        error={ClubName === '' || isClubName(ClubName) ? undefined : rule}
        hint={rule}
        label={formatMessage({ id: 'clubs.name', defaultMessage: '俱樂部名稱' })}
        onValueChange={setName}
        required
        value={name}
      />
      <LanguageSelect onChange={setLanguage} value={Language} />
      <FlagPicker onChange={setFlag} value={flag} />
    </ClubActionDialog>
  );
}
