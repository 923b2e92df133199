import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { Checkbox } from '#ui/components/Checkbox/index.ts';
import { Gate } from '#ui/components/Gate/index.ts';
import { useBrand, useLanguage } from '../../base/settings/index.ts';
import * as css from './AgeDialog.css.ts';
import { RatingMark } from './RatingMark.tsx';

export interface AgeDialogProps {
  leave: (address: string) => void;
  /** Called when the visitor is of age. `remember` stores the answer on this device. */
  onPass: (remember: boolean) => void;
}

/** 提醒: asks for the age, with the text that the rules require on entry (brand.json). Escape and a press outside do not answer. */
export default function AgeDialog({ leave, onPass }: AgeDialogProps): ReactNode {
  const { formatMessage } = useIntl();
  const { Links, Rating } = useBrand();
  const { locale } = useLanguage();
  const [remember, setRemember] = useState(false);
  return (
    <Gate
      actions={
        <>
          <Button onClick={() => leave(Links.Underage)} variant="secondary">
            <FormattedMessage defaultMessage="未滿18歲" id="ageGate.under" />
          </Button>
          <Button onClick={() => onPass(remember)}>
            <FormattedMessage defaultMessage="已滿18歲" id="ageGate.over" />
          </Button>
        </>
      }
      description={
        <FormattedMessage defaultMessage="本服務為限制級，僅限年滿 18 歲者使用。請確認您的年齡。" id="ageGate.text" />
      }
      title={formatMessage({ id: 'ageGate.title', defaultMessage: '提醒' })}
    >
      <ul className={css.notices}>
        {Rating.Notices[locale].map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
      </ul>
      <div className={css.body}>
        <RatingMark />
        <Checkbox
          checked={remember}
          label={formatMessage({ id: 'ageGate.remember', defaultMessage: '不再顯示' })}
          onCheckedChange={setRemember}
        />
      </div>
    </Gate>
  );
}
