import { useCallback, useEffect, useState } from 'react';
import type { GiftShown } from '#protocol/entities/gift.ts';
import { giftShown } from '#protocol/operations/gift.ts';
import { usePush } from '../../../base/client/index.ts';
import { giftIdOf } from '../../gifts/index.ts';
import { addGift, advanceLine, emptyLine, type GiftStrip, nextChange } from './giftLine.ts';

/** The gifts of a room: strips on the screen, and a function that adds a gift of this player. */
export function useRoomGifts(roomID: string): {
  readonly strips: readonly GiftStrip[];
  readonly add: (gift: GiftShown) => void;
} {
  const [line, setLine] = useState(emptyLine);
  const add = useCallback((gift: GiftShown): void => {
    if (giftIdOf(gift.ItemID) !== undefined) setLine((before) => addGift(before, gift, Date.now()));
  }, []);
  usePush(giftShown, (gift) => {
    if (gift.RoomID === roomID) add(gift);
  });
  const next = nextChange(line);
  useEffect(() => {
    if (next === undefined) return undefined;
    const timer = setTimeout(
      () => setLine((before) => advanceLine(before, Date.now())),
      Math.max(0, next - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [line, next]);
  return { strips: line.strips.filter(({ until }) => until !== 0), add };
}
