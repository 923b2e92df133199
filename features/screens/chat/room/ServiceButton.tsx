import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { usePrivateRooms } from '../private/usePrivateRooms.ts';

/** A button to customer service, to whom every member may write (decisions §5), for players who may not write in public yet. */
export function ServiceButton({ onTalk }: { onTalk: (playerID: string) => void }): ReactNode {
  const { customerService } = usePrivateRooms();
  if (!customerService) return null;
  return (
    <Button onClick={() => onTalk(customerService.PlayerID)} size="sm" variant="secondary">
      <FormattedMessage defaultMessage="先和客服打招呼" id="chat.composer.service" />
    </Button>
  );
}
