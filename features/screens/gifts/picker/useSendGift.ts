import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { ResultOf } from '#protocol/operation.ts';
import { type GiftShown, OUTSIDE_ROOMS } from '#protocol/entities/gift.ts';
import type { OwnProfile, PlayerSummary } from '#protocol/entities/player.ts';
import { getGiftCatalogue, getGiftRecords, sendGift } from '#protocol/operations/gift.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { operationKey, RequestFailure, useCall } from '../../../base/client/index.ts';
import { useProfile } from '../../../base/session/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import { effectQueue } from '../effect/effectQueue.ts';
import { giftIdOf } from '../giftItems.ts';
import { useGiftText } from '../useGiftText.ts';

/** The gift in the request, without its receiver. */
export interface SentGift {
  readonly ItemID: number;
  readonly Amount: number;
  readonly Fee: number;
  readonly Password?: string;
}

/** A live room that shows the effect gifts of its viewers. */
export interface GiftRoom {
  readonly RoomID: string;
  /** Shows this player's gift, since the room's push goes to the other viewers. */
  readonly onGiven: (gift: GiftShown) => void;
}

/** Codes after which the fee and the quota are outdated. */
const STALE_CODES: readonly number[] = [200078, 200079, 200080, 200081, 200125];

/** Sends a gift (30210): shows a message and its effect, and reads outdated values again after a refusal. */
export function useSendGift(
  to: Pick<PlayerSummary, 'PlayerID' | 'Name'>,
  { onSent, room }: { onSent: () => void; room?: GiftRoom | undefined },
): UseMutationResult<ResultOf<typeof sendGift>, Error, SentGift> {
  const { formatMessage } = useIntl();
  const call = useCall();
  const queries = useQueryClient();
  const toast = useToast();
  const playerName = usePlayerName();
  const words = useGiftText();
  const own = useProfile().data;
  return useMutation({
    mutationFn: (gift: SentGift) =>
      call(sendGift, { ToID: to.PlayerID, ...gift, ...(room !== undefined && { RoomID: room.RoomID }) }),
    onSuccess: ({ Gift, Quota, Shown }) => {
      queries.setQueryData(
        operationKey(getGiftCatalogue, {}),
        (kept: ResultOf<typeof getGiftCatalogue> | undefined) => kept && { ...kept, Quota },
      );
      void queries.invalidateQueries({ queryKey: operationKey(getGiftRecords).slice(0, 2) });
      toast({
        tone: 'success',
        text: formatMessage(
          { id: 'gift.sentTo', defaultMessage: '已送給 {name}：{gift}' },
          { name: playerName(to.Name), gift: words(Gift) },
        ),
      });
      // The push goes to the receiver, or to the others in a room.
      if (own !== undefined && giftIdOf(Gift.ItemID) !== undefined) {
        if (room === undefined) effectQueue.add(shownOf(Gift, to, own));
        else if (Shown !== undefined) room.onGiven(Shown);
      }
      onSent();
    },
    // Waits for the new fee, so that the message names it and the old fee cannot be sent again.
    onError: async (error) => {
      if (error instanceof RequestFailure && STALE_CODES.includes(error.code))
        await queries.invalidateQueries({ queryKey: operationKey(getGiftCatalogue, {}) });
    },
  });
}

function shownOf(
  { GiftID, ItemID, Amount, CreateTime }: ResultOf<typeof sendGift>['Gift'],
  to: Pick<PlayerSummary, 'PlayerID' | 'Name'>,
  { player, level }: OwnProfile,
): GiftShown {
  return {
    GiftID,
    RoomID: '',
    From: {
      PlayerID: player.playerID,
      Name: player.name,
      VIPLevel: level.vipLevel,
      PicURL: player.picURL,
      PictureURL: player.pictureURL,
      PictureSetting: player.pictureSetting,
    },
    ToID: to.PlayerID,
    ToName: to.Name,
    ItemID,
    Amount,
    CreateTime,
    ...OUTSIDE_ROOMS,
  };
}
