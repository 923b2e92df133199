import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { GiftItemID, OUTSIDE_ROOMS } from '#protocol/entities/gift.ts';
import type { SyntaxKey } from '#protocol/rules/messageSyntax.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { ChatCard, SystemLine } from '#ui/components/ChatBubble/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Link, useLocation } from '../../../base/routing/index.ts';
import { useSession } from '../../../base/session/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import { effectQueue } from '../effect/effectQueue.ts';
import { giftIdOf, giftPicture } from '../giftItems.ts';
import { useGiftText } from '../useGiftText.ts';
import * as css from './GiftReceipt.css.ts';

export interface GiftReceiptProps {
  /** The bracketed text, shown if the rest cannot be read. */
  label: string;
  values: Readonly<Partial<Record<SyntaxKey, string>>>;
  time: string;
}

/** A gift in the conversation of its two players: the gift, a link with which the receiver collects it, and its effect again. */
export function GiftReceipt({ label, values, time }: GiftReceiptProps): ReactNode {
  const { session } = useSession();
  const playerName = usePlayerName();
  const words = useGiftText();
  const prefix = localePrefix(useLocation().pathname);
  const item = GiftItemID.safeParse(Number(values.item_id));
  const amount = Number(values.amount);
  const { player_id: fromID = '', from = '', to = '', gift_id: giftID = '' } = values;
  if (!item.success || !Number.isSafeInteger(amount) || amount < 1) return <SystemLine>{label}</SystemLine>;
  const gift = { ItemID: item.data, Amount: amount };
  const isOwn = fromID === session?.playerID;
  const replay = (): void =>
    effectQueue.add({
      GiftID: giftID,
      RoomID: '',
      From: { PlayerID: fromID, Name: from, VIPLevel: 0, PicURL: '', PictureURL: '', PictureSetting: 2 },
      ToID: '',
      ToName: to,
      ...gift,
      CreateTime: time,
      ...OUTSIDE_ROOMS,
    });
  return (
    <ChatCard
      action={
        <Inline align="stretch" as="span" wrap>
          {giftIdOf(gift.ItemID) === undefined ? null : (
            <Button icon={<RotateCcw size={16} />} onClick={replay} size="sm" variant="ghost">
              <FormattedMessage defaultMessage="重播特效" id="gift.receiptReplay" />
            </Button>
          )}
          {isOwn ? null : (
            <Button asChild size="sm" variant="gold">
              <Link to={`${prefix}/member/mail`}>
                <FormattedMessage defaultMessage="領取" id="mail.collect" />
              </Link>
            </Button>
          )}
        </Inline>
      }
      line={
        isOwn ? (
          <FormattedMessage defaultMessage="您送出的禮物" id="gift.receiptSent" />
        ) : (
          <FormattedMessage
            defaultMessage="{name} 送您的禮物"
            id="gift.receiptGot"
            values={{ name: playerName(from) }}
          />
        )
      }
      picture={<img alt="" className={css.picture} src={giftPicture(gift.ItemID)} />}
      title={words(gift)}
    />
  );
}
