import { useCallback, useEffect, useRef, useState } from 'react';
import { HEARTS_MAX } from '#protocol/entities/live.ts';
import { heartsCounted, sendHearts } from '#protocol/operations/live.ts';
import { useCall, usePush } from '../../../base/client/index.ts';

/** The hearts of a second go to the service together. */
const SEND_MS = 1000;
const RISE_MS = 2000;
/** The most hearts over the picture at a time. */
const MOST = 10;

export interface RisingHeart {
  readonly id: number;
  readonly own: boolean;
  readonly until: number;
}

export interface Hearts {
  /** The hearts of all viewers since this page entered the room. */
  readonly total: number;
  readonly rising: readonly RisingHeart[];
  readonly give: () => void;
}

/** The hearts of a room (15740, 15742). Own hearts rise immediately, those of others with the sum of the second. */
export function useHearts(roomID: string): Hearts {
  const call = useCall();
  const [{ total, rising }, setShown] = useState({ total: 0, rising: [] as readonly RisingHeart[] });
  /** Own hearts that are not sent yet, and sent ones that the next sums include. */
  const own = useRef({ waiting: 0, untold: 0, next: 0 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const rise = useCallback((count: number, isOwn: boolean, told: number): void => {
    const now = Date.now();
    setShown((before) => {
      const kept = before.rising.filter(({ until }) => until > now);
      const come = Array.from({ length: Math.min(count, MOST) }, (): RisingHeart => {
        own.current.next += 1;
        return { id: own.current.next, own: isOwn, until: now + RISE_MS };
      });
      return { total: before.total + told, rising: [...kept, ...come].slice(-MOST) };
    });
  }, []);
  usePush(heartsCounted, ({ RoomID, Count }) => {
    if (RoomID !== roomID) return;
    const mine = Math.min(own.current.untold, Count);
    own.current.untold -= mine;
    rise(Count - mine, false, Count);
  });
  const give = useCallback((): void => {
    if (own.current.waiting >= HEARTS_MAX) return;
    own.current.waiting += 1;
    rise(1, true, 0);
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      const Count = own.current.waiting;
      own.current.waiting = 0;
      own.current.untold += Count;
      // A heart that does not arrive needs no message.
      call(sendHearts, { Count }).catch(() => void (own.current.untold = Math.max(0, own.current.untold - Count)));
    }, SEND_MS);
  }, [call, rise]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const last = rising.at(-1)?.until;
  useEffect(() => {
    if (last === undefined) return undefined;
    const clear = setTimeout(() => setShown((before) => ({ ...before, rising: [] })), Math.max(0, last - Date.now()));
    return () => clearTimeout(clear);
  }, [last]);
  return { total, rising, give };
}
