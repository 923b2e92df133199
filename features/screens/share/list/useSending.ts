import { useState } from 'react';
import { CHANNEL } from '#protocol/entities/channel.ts';
import { usePostMessage } from '../../chat/index.ts';
import { RequestFailure, uuid } from '../../../base/client/index.ts';
import type { FoundPlayer } from '../../../shared/players/index.ts';

/** Whom something is sent to: a friend, or with `null` the public channel. */
export type Receiver = FoundPlayer | null;

/** Somebody who did not get it. */
export interface Unsent {
  readonly to: Receiver;
  readonly error: Error;
  /** The UUID to send it again under: where the answer was lost the same one, so that nobody gets it twice. */
  readonly r: string;
}

export interface Sending {
  /** How many got it, of how many; undefined while nothing is on its way. */
  readonly progress: { readonly done: number; readonly of: number } | undefined;
  /** Who did not get it at the last try. */
  readonly unsent: readonly Unsent[];
  /** @returns who did not get it */
  readonly send: (receivers: readonly Pick<Unsent, 'to' | 'r'>[]) => Promise<readonly Unsent[]>;
}

/** Beyond ten messages in a minute the service takes none (decisions §5): the others would be refused as well. */
const TOO_MANY = 200069;

/** Sends one message to several, one after the other. */
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
