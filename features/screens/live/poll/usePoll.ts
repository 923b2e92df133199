import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { LivePoll, LiveRoom } from '#protocol/entities/live.ts';
import { endPoll, pollChanged, votePoll } from '#protocol/operations/live.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { useCall, usePush } from '../../../base/client/index.ts';
import { useErrorText } from '../../../base/errors/index.ts';

interface Standing {
  readonly poll: LivePoll | null;
  /** The player's answer, counted from 0. -1 means none. */
  readonly answer: number;
}

export interface RoomPoll extends Standing {
  readonly isBusy: boolean;
  readonly vote: (answer: number) => void;
  readonly end: () => void;
}

/** The poll of a room: as the last read of the room had it, with later pushes (15752) and the player's own vote. */
export function usePoll(room: LiveRoom): RoomPoll {
  const call = useCall();
  const toast = useToast();
  const errorText = useErrorText();
  // Each read of the room has another address of its stream. A read is newer than the pushes before it.
  const { RoomID, DownStreamUrl: read } = room;
  const [news, setNews] = useState<Standing & { readonly read: string }>();
  const standing: Standing = news?.read === read ? news : { poll: room.Poll, answer: room.PollAnswer };
  const change = (poll: LivePoll | null, answer?: number): void => {
    const isSame = poll?.PollID === standing.poll?.PollID;
    setNews({ read, poll, answer: answer ?? (isSame ? standing.answer : -1) });
  };
  usePush(pollChanged, (push) => {
    if (push.RoomID === RoomID) change(push.Poll);
  });
  const onError = (error: Error): void => toast({ tone: 'danger', text: errorText(error) });
  const PollID = standing.poll?.PollID ?? '';
  const voting = useMutation({
    mutationFn: (Answer: number) => call(votePoll, { PollID, Answer }),
    onSuccess: ({ Poll, PollAnswer }) => change(Poll, PollAnswer),
    onError,
  });
  const ending = useMutation({
    mutationFn: () => call(endPoll, { RoomID, PollID }),
    onSuccess: ({ Poll }) => change(Poll),
    onError,
  });
  return {
    ...standing,
    isBusy: voting.isPending || ending.isPending,
    vote: (answer) => voting.mutate(answer),
    end: () => ending.mutate(),
  };
}
