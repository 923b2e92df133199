import { type ReactNode, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { PlayerPicker } from '../../../shared/players/index.ts';
import * as css from './People.css.ts';
import { PersonSkeletons } from './PersonSkeletons.tsx';

export interface FriendPanelProps {
  onTalk: (playerID: string) => void;
  onPublic: () => void;
}

/** The player's friends, with a search by name or id. A press opens the conversation (specification 1 §4, INNER_SEARCH). */
export function FriendPanel({ onTalk, onPublic }: FriendPanelProps): ReactNode {
  return (
    <div className={css.friends}>
      <Suspense fallback={<PersonSkeletons />}>
        <PlayerPicker
          among="friends"
          emptyAction={
            <Button onClick={onPublic} variant="secondary">
              <FormattedMessage defaultMessage="去公頻聊聊" id="chat.toPublic" />
            </Button>
          }
          mode="one"
          onPick={({ PlayerID }) => onTalk(PlayerID)}
        />
      </Suspense>
    </div>
  );
}
