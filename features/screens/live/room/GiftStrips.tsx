import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePlayerName } from '../../../base/player-face/index.ts';
import { giftNames, giftPicture } from '../../gifts/index.ts';
import { HostAvatar } from '../parts/HostAvatar.tsx';
import type { GiftStrip } from './giftLine.ts';
import * as css from './GiftStrips.css.ts';

/** Gifts of the room above its chat, the newest below. */
export function GiftStrips({ strips }: { strips: readonly GiftStrip[] }): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <ul
      aria-label={formatMessage({ id: 'live.gifts', defaultMessage: '禮物' })}
      aria-live="polite"
      className={css.list}
    >
      {strips.map((strip) => (
        <Strip key={strip.id} strip={strip} />
      ))}
    </ul>
  );
}

function Strip({ strip: { gift, count } }: { strip: GiftStrip }): ReactNode {
  const { formatMessage } = useIntl();
  const name = usePlayerName()(gift.From.Name);
  const known = giftNames[gift.ItemID];
  return (
    <li className={css.strip} data-size={count >= 10 ? 'big' : undefined}>
      <HostAvatar player={gift.From} size={36} />
      <span className={css.words}>
        <b className={css.name}>{name}</b>
        <span>
          <FormattedMessage
            defaultMessage="送出 {gift}"
            id="live.gave"
            values={{ gift: known === undefined ? '' : formatMessage(known) }}
          />
        </span>
      </span>
      <img alt="" className={css.picture} src={giftPicture(gift.ItemID, 224)} />
      {/* The key makes a new element for each number, which restarts the animation. */}
      <b className={css.count} key={count}>
        {`×${String(count)}`}
      </b>
    </li>
  );
}
