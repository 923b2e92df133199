import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { usePrivateRooms } from '../private/usePrivateRooms.ts';

/** For players who may not write in public yet: a button to customer service, which every member may write to (decisions §5). */
export function ServiceButton({ onTalk }: { onTalk: (playerID: string) => void }): ReactNode {
  const { customerService } = usePrivateRooms();
  if (!customerService) return null;
  return (
    <Button onClick={() => onTalk(customerService.PlayerID)} size="sm" variant="secondary">
      <FormattedMessage defaultMessage="先和客服打招呼" id="chat.composer.service" />
    </Button>
  );
}
