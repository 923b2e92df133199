import { Crown } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ResultOf } from '#protocol/operation.ts';
import type { getEnvelope } from '#protocol/operations/envelope.ts';
import { VIP_LEVELS } from '#art/index.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Avatar } from '#ui/components/Avatar/index.ts';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { useSession } from '../../../base/session/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import { playerPicture, usePlayerName } from '../../../base/player-face/index.ts';
import { luckiestOf } from '#protocol/rules/envelope.ts';
import { envelopeMessages } from '../state/envelopeMessages.ts';
import * as css from './Shares.css.ts';

type Opened = ResultOf<typeof getEnvelope>;
type Share = Opened['List'][number];

/** The shares of a red envelope, newest first, with the luckiest marked. */
export function Shares({ opened: { RedEnvelope, List } }: { opened: Opened }): ReactNode {
  const { formatMessage } = useIntl();
  const { session } = useSession();
  const luckiest = luckiestOf(RedEnvelope.Method, List);
  const { Claimed, Quantity, ClaimedAmount, Amount: total } = RedEnvelope;
  const { locale } = useLanguage();
  return (
    <Stack as="section" gap={2}>
      <h3 className={css.head}>
        <span>
          <FormattedMessage
            defaultMessage="已領 {claimed, number} / {quantity, number} 份"
            id="envelope.claimedOf"
            values={{ claimed: Claimed, quantity: Quantity }}
          />
        </span>
        <span className={css.sum}>
          <Amount locale={locale} value={ClaimedAmount} /> / <Amount locale={locale} value={total} />{' '}
          {formatMessage(envelopeMessages.gold)}
        </span>
      </h3>
      {List.length === 0 ? (
        <p className={css.nobody}>
          <FormattedMessage defaultMessage="還沒有人領取" id="envelope.nobodyYet" />
        </p>
      ) : (
        <Stack aria-label={formatMessage({ id: 'envelope.takers', defaultMessage: '領取紀錄' })} as="ul" gap={0}>
          {List.map((share) => (
            <Row
              key={share.Player.PlayerID}
              luckiest={share === luckiest}
              own={share.Player.PlayerID === session?.playerID}
              share={share}
            />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

function Row({ share, luckiest, own }: { share: Share; luckiest: boolean; own: boolean }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const { Player, Amount: amount, CreateTime } = share;
  const name = usePlayerName()(Player.Name);
  const tier = VIP_LEVELS.find((one) => one === Player.VIPLevel) ?? 0;
  return (
    <li className={css.row} data-own={own || undefined}>
      <Avatar
        name=""
        size={36}
        src={playerPicture({
          playerID: Player.PlayerID,
          picURL: Player.PicURL,
          pictureSetting: Player.PictureSetting,
        })}
        tier={tier}
      />
      <Stack as="span" gap={0} grow>
        <span className={css.name}>
          {name}
          {own ? (
            <span className={css.you}>
              {' '}
              <FormattedMessage defaultMessage="（您）" id="envelope.you" />
            </span>
          ) : null}
        </span>
        <Text size={12} tone="muted">
          <DateTime form="short" locale={locale} value={CreateTime} />
        </Text>
      </Stack>
      <span className={css.got}>
        <span className={css.amount}>
          <Amount locale={locale} value={amount} /> {formatMessage(envelopeMessages.gold)}
        </span>
        {luckiest ? (
          <span className={css.luckiest}>
            <Crown aria-hidden="true" size={14} />
            {formatMessage(envelopeMessages.luckiest)}
          </span>
        ) : null}
      </span>
    </li>
  );
}
