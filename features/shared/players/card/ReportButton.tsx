import { Flag } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import type { KnownPlayer } from '../playerActionsContext.ts';
import { ReportDialog } from '../report/ReportDialog.tsx';

/** 檢舉 under the name on the card of another player (specification 2 §2), which opens the dialog. */
export function ReportButton({ player }: { player: KnownPlayer }): ReactNode {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button icon={<Flag size={16} />} onClick={() => setAsked(true)} size="sm" variant="ghost">
        <FormattedMessage defaultMessage="檢舉" id="chat.stranger.report" />
      </Button>
      {asked ? <ReportDialog onOpenChange={setAsked} open subject={{ player }} /> : null}
    </>
  );
}
