import { useState } from 'react';
import { liveMessageHidden } from '#protocol/operations/live.ts';
import { usePush } from '../../../base/client/index.ts';

/** The messages of a room that the host or a co-moderator hid while this page was open. The history has these messages without a text. */
export function useHiddenMessages(roomID: string): ReadonlySet<string> {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  usePush(liveMessageHidden, ({ RoomID, ID }) => {
    if (RoomID === roomID) setHidden((before) => new Set(before).add(ID));
  });
  return hidden;
}
