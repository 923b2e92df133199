import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod';
import { Button } from '#ui/components/Button/index.ts';
import { Checkbox } from '#ui/components/Checkbox/index.ts';
import { Dialog } from '#ui/components/Dialog/index.ts';
import { readStored, useBrand, writeStored } from '../settings/index.ts';
import * as css from './AgeGate.css.ts';
import { RatingMark } from './RatingMark.tsx';

const DISMISSED = 'menagerie.ageGate';

export interface AgeGateProps {
  /** Something more urgent is on the screen. */
  hidden?: boolean;
  /** Leaves the product; replaced in tests. */
  leave?: (address: string) => void;
}

/** Asks for the age before anything else, until the player says not to ask again (specification 1 §2). */
export function AgeGate({
  hidden = false,
  leave = (address) => window.location.assign(address),
}: AgeGateProps): ReactNode {
  const { formatMessage } = useIntl();
  const { Links } = useBrand();
  const [passed, setPassed] = useState(() => readStored(DISMISSED, z.literal(true)) ?? false);
  const [remember, setRemember] = useState(false);
  const enter = (): void => {
    if (remember) writeStored(DISMISSED, true);
    setPassed(true);
  };
  return (
    <Dialog
      actions={
        <>
          <Button onClick={() => leave(Links.Underage)} variant="secondary">
            <FormattedMessage defaultMessage="未滿18歲" id="ageGate.under" />
          </Button>
          <Button onClick={enter}>
            <FormattedMessage defaultMessage="已滿18歲" id="ageGate.over" />
          </Button>
        </>
      }
      description={
        <FormattedMessage defaultMessage="本服務為限制級，僅限年滿 18 歲者使用。請確認您的年齡。" id="ageGate.text" />
      }
      dismissible={false}
      onOpenChange={() => undefined}
      open={!passed && !hidden}
      size="sm"
      title={formatMessage({ id: 'ageGate.title', defaultMessage: '提醒' })}
    >
      <div className={css.body}>
        <RatingMark />
        <Checkbox
          checked={remember}
          label={formatMessage({ id: 'ageGate.remember', defaultMessage: '不再顯示' })}
          onCheckedChange={setRemember}
        />
      </div>
    </Dialog>
  );
}
