import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { useProfile } from '../../../base/session/index.ts';
import { LetInDialog } from './LetInDialog.tsx';

/** Lets a new device sign in to the accounts on the player's phone. Shown to players with a phone. */
export function LetIn(): ReactNode {
  const phone = useProfile().data?.player.phone ?? '';
  const [open, setOpen] = useState(false);
  if (phone === '') return null;
  return (
    <>
      <Button onClick={() => setOpen(true)} variant="secondary">
        <FormattedMessage defaultMessage="讓新裝置登入" id="letIn.open" />
      </Button>
      {open ? <LetInDialog onClose={() => setOpen(false)} phone={phone} /> : null}
    </>
  );
}
