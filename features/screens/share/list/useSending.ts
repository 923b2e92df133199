import { useState } from 'react';
import { CHANNEL } from '#protocol/entities/channel.ts';
import { usePostMessage } from '../../chat/index.ts';
import { RequestFailure, uuid } from '../../../base/client/index.ts';
import type { FoundPlayer } from '../../../shared/players/index.ts';

/** A receiver: a friend, or `null` for the public channel. */
export type Receiver = FoundPlayer | null;

export interface Unsent {
  readonly to: Receiver;
  readonly error: Error;
  /** The UUID of a repeated message: the same if the answer was lost, so that it arrives once. */
  readonly r: string;
}

export interface Sending {
  readonly progress: { readonly done: number; readonly of: number } | undefined;
  readonly unsent: readonly Unsent[];
  /** @returns the failed receivers */
  readonly send: (receivers: readonly Pick<Unsent, 'to' | 'r'>[]) => Promise<readonly Unsent[]>;
}

/** The code after ten messages in a minute (decisions §5). After this code, more messages would fail too. */
const TOO_MANY = 200069;

/** Sends a message to several receivers, one after the other. */
export function useSending(message: string): Sending {
  const postMessage = usePostMessage();
  const [progress, setProgress] = useState<Sending['progress']>();
  const [unsent, setUnsent] = useState<readonly Unsent[]>([]);
  const send: Sending['send'] = async (receivers) => {
    const failed: Unsent[] = [];
    let limit: Error | undefined;
    for (const [done, { to, r }] of receivers.entries()) {
      setProgress({ done, of: receivers.length });
      if (limit !== undefined) {
        failed.push({ to, error: limit, r });
        continue;
      }
      try {
        await postMessage(
          to === null ? { ChannelType: CHANNEL.public } : { ChannelType: CHANNEL.private, PlayerID: to.PlayerID },
          message,
          r,
        );
      } catch (failure) {
        const error = failure instanceof Error ? failure : new Error(String(failure));
        const isRefused = error instanceof RequestFailure;
        failed.push({ to, error, r: isRefused ? uuid() : r });
        if (isRefused && error.code === TOO_MANY) limit = error;
      }
    }
    setProgress(undefined);
    setUnsent(failed);
    return failed;
  };
  return { progress, unsent, send };
}
