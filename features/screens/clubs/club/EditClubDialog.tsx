import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { VIP_LEVELS } from '#art/index.ts';
import type { ClubInfo } from '#protocol/entities/club.ts';
import { editClub } from '#protocol/operations/clubOffice.ts';
import { CLUB_DESCRIPTION_MAX } from '#protocol/rules/club.ts';
import { readableText } from '#protocol/rules/visibleText.ts';
import { Select } from '#ui/components/Select/index.ts';
import { Switch } from '#ui/components/Switch/index.ts';
import { TextArea } from '#ui/components/TextArea/index.ts';
import * as css from '../Club.css.ts';
import { ClubFlag } from '../flag/ClubFlag.tsx';
import { FlagPicker } from '../flag/FlagPicker.tsx';
import { ClubActionDialog } from '../parts/ClubActionDialog.tsx';
import { LanguageSelect } from '../parts/LanguageSelect.tsx';

/** The leader's form: texts, flag, and conditions of applications (14800). */
export function EditClubDialog({ club, onClose }: { club: ClubInfo; onClose: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  const [Description, setDescription] = useState(club.Description);
  const [flag, setFlag] = useState({ FlagColor: club.FlagColor, Badge: club.PicInfo.DefaultID });
  // `AcceptsApplications` of the summary is also false while the club is ending, so the form reads the club.
  const [AcceptsApplications, setAccepts] = useState(club.AcceptsApplications);
  const [LeastVIPLevel, setLeast] = useState<number>(club.LeastVIPLevel);
  const [Language, setLanguage] = useState(club.Language);
  const isTooLong = [...readableText(Description)].length > CLUB_DESCRIPTION_MAX;
  return (
    <ClubActionDialog
      act={(call) =>
        call(editClub, {
          Description,
          ...flag,
          LeastVIPLevel,
          Language,
          ...(club.DissolveTime === '' && { AcceptsApplications }),
        })
      }
      confirmLabel={formatMessage({ id: 'clubs.save', defaultMessage: '儲存' })}
      done={formatMessage({ id: 'clubs.saved', defaultMessage: '俱樂部資料已更新' })}
      notReady={
        isTooLong
          ? formatMessage(
              { id: 'clubs.wordsTooLong', defaultMessage: '說明最多 {max} 個字' },
              { max: CLUB_DESCRIPTION_MAX },
            )
          : undefined
      }
      isLong
      onClose={onClose}
      title={formatMessage({ id: 'clubs.editTitle', defaultMessage: '編輯俱樂部' })}
    >
      <TextArea
        label={formatMessage({ id: 'clubs.words', defaultMessage: '俱樂部說明' })}
        limit={{
          max: CLUB_DESCRIPTION_MAX,
          label: (count, max) =>
            formatMessage({ id: 'clubs.counted', defaultMessage: '{count} / {max} 字' }, { count, max }),
        }}
        minRows={3}
        onValueChange={setDescription}
        value={Description}
      />
      {club.DissolveTime === '' ? (
        <Switch
          checked={AcceptsApplications}
          hint={formatMessage({ id: 'clubs.acceptsHint', defaultMessage: '關閉後只有受邀的玩家能加入' })}
          label={formatMessage({ id: 'clubs.accepts', defaultMessage: '開放申請' })}
          onCheckedChange={setAccepts}
        />
      ) : null}
      <div className={css.pair}>
        <Select
          label={formatMessage({ id: 'clubs.leastVip', defaultMessage: '申請門檻' })}
          onValueChange={(value) => setLeast(Number(value))}
          options={VIP_LEVELS.map((level) => ({
            value: String(level),
            label: formatMessage({ id: 'clubs.vipFrom', defaultMessage: 'VIP {level} 起' }, { level }),
          }))}
          value={String(LeastVIPLevel)}
        />
        <LanguageSelect onChange={setLanguage} value={Language} />
      </div>
      <div className={css.preview}>
        <ClubFlag badge={flag.Badge} color={flag.FlagColor} size="lg" />
      </div>
      <FlagPicker onChange={setFlag} value={flag} />
    </ClubActionDialog>
  );
}
