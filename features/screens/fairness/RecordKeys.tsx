import { Download, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';

export interface RecordKeysProps {
  busy: boolean;
  onAgain: () => void;
  onKeep: () => void;
}

/** The buttons that compute a round again, and download its record. */
export function RecordKeys({ busy, onAgain, onKeep }: RecordKeysProps): ReactNode {
  return (
    <>
      <Button busy={busy} fullWidth icon={<RefreshCw size={20} />} onClick={onAgain} variant="gold">
        <FormattedMessage defaultMessage="重新計算" id="verify.again" />
      </Button>
      <Button fullWidth icon={<Download size={18} />} onClick={onKeep} variant="secondary">
        <FormattedMessage defaultMessage="下載這一局" id="verify.export" />
      </Button>
    </>
  );
}
