import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { PollDialog } from '../poll/PollDialog.tsx';
import * as css from './Host.css.ts';
import { Panel } from './Panel.tsx';

/** Opens a poll in the host's room. The chat shows it with its counts. */
export function PollPanel({ roomID }: { roomID: string }): ReactNode {
  const [isAsking, setAsking] = useState(false);
  return (
    <Panel title={<FormattedMessage defaultMessage="投票" id="live.poll" />}>
      <p className={css.text}>
        <FormattedMessage defaultMessage="問觀眾一個問題，結果會顯示在聊天室上方。" id="live.poll.about" />
      </p>
      <Button onClick={() => setAsking(true)} variant="secondary">
        <FormattedMessage defaultMessage="發起投票" id="live.poll.open" />
      </Button>
      {isAsking ? <PollDialog onClose={() => setAsking(false)} roomID={roomID} /> : null}
    </Panel>
  );
}
