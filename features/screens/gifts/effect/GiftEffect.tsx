import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { GiftShown } from '#protocol/entities/gift.ts';
import type { GiftId } from '#art/index.ts';
import { VideoOverlay, type VideoOverlayEnd } from '#ui/components/VideoOverlay/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import { playToEnd } from '../../../shared/sounds/index.ts';
import { giftNames, giftPicture } from '../giftItems.ts';
import * as css from './GiftEffect.css.ts';

/** How long the effect stays after its picture and sound have ended (specification 2 §4). */
const LINGER_MS = 500;

const address = (id: GiftId, kind: 'webm' | 'mp4' | 'mp3'): string => `/effects/${id}.${kind}`;

const marks = {
  b: (chunks: ReactNode) => <b className={css.who}>{chunks}</b>,
  i: (chunks: ReactNode) => <span className={css.what}>{chunks}</span>,
};

export interface GiftEffectProps {
  gift: Pick<GiftShown, 'From' | 'ToName' | 'ItemID' | 'Amount'>;
  id: GiftId;
  onEnd: () => void;
}

/**
 * The effect of a gift over the whole window, with giver, gift and receiver (specification 2 §2). It ends 500 ms after picture and sound,
 * or after a failed clip. A tap, Escape and Back end it immediately.
 */
export function GiftEffect({ gift, id, onEnd }: GiftEffectProps): ReactNode {
  const { formatMessage } = useIntl();
  const playerName = usePlayerName();
  const [pictureOver, setPictureOver] = useState(false);
  const [soundOver, setSoundOver] = useState(false);
  const [sound] = useState(() => new AbortController());
  const leaving = pictureOver && soundOver;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(() => end(), LINGER_MS);
    return () => clearTimeout(timer);
  }, [leaving]);
  useEffect(() => () => sound.abort(), [sound]);
  const begin = async (): Promise<void> => {
    await playToEnd(address(id, 'mp3'), sound.signal);
    setSoundOver(true);
  };
  const over = (how: VideoOverlayEnd): void => {
    if (how === 'skipped') {
      onEnd();
      return;
    }
    setPictureOver(true);
    if (how !== 'failed') return;
    sound.abort();
    setSoundOver(true);
  };
  const name = giftNames[gift.ItemID];
  const words = {
    from: playerName(gift.From.Name),
    to: playerName(gift.ToName),
    gift: name === undefined ? '' : formatMessage(name),
    count: gift.Amount,
  };
  return (
    <VideoOverlay
      caption={
        <p className={css.plate}>
          <FormattedMessage
            defaultMessage="<b>{from}</b> 送給 <b>{to}</b> <i>{gift}{count, plural, =1 {} other { ×#}}</i>"
            id="gift.effect"
            values={{
              ...words,
              ...marks,
            }}
          />
        </p>
      }
      failureEnds
      labels={{
        shows: formatMessage(
          { id: 'gift.effectSaid', defaultMessage: '{from} 送給 {to} {gift}{count, plural, =1 {} other { ×#}}' },
          words,
        ),
        skip: formatMessage({ id: 'gift.effectSkip', defaultMessage: '略過特效' }),
      }}
      leaving={leaving}
      onBegin={() => void begin()}
      onEnd={over}
      packed={address(id, 'mp4')}
      picture={giftPicture(gift.ItemID, 512)}
      silent
      webm={address(id, 'webm')}
      whole
    />
  );
}
