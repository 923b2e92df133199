import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { OwnRedEnvelope } from '#protocol/entities/envelope.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { Progress } from '#ui/components/Progress/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import { EnvelopeMini, lookOf } from '../drawing/EnvelopeMini.tsx';
import { envelopeMessages, stateNames } from '../state/envelopeMessages.ts';
import { useEnvelopeState, useIsRunning } from '../state/useEnvelope.ts';
import * as css from './List.css.ts';

export interface EnvelopeRowProps {
  envelope: OwnRedEnvelope;
  /** The time of the claim, or of the envelope. */
  time: string;
  onPress: () => void;
}

const missed = defineMessages({
  gone: { id: 'envelope.missed.gone', defaultMessage: '晚一步，被搶完了' },
  expired: { id: 'envelope.missed.expired', defaultMessage: '沒趕上，已過期退回' },
  cancelled: { id: 'envelope.say.cancelled', defaultMessage: '發送者收回了這個紅包' },
});
const missedText = (state: string): MessageDescriptor | undefined =>
  state === 'gone' || state === 'expired' || state === 'cancelled' ? missed[state] : undefined;

/** An envelope of the past: the player's share, with 手氣最佳 if it was the largest, or that the player missed it. */
export function PastRow({ envelope, time, onPress }: EnvelopeRowProps): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const state = useEnvelopeState(envelope);
  const name = usePlayerName()(envelope.Sender.Name);
  const missedMessage = missedText(state);
  return (
    <button className={css.row} data-missed={missedMessage && ''} onClick={onPress} type="button">
      <span className={css.picture}>
        <EnvelopeMini look={missedMessage === undefined ? lookOf(envelope) : 'empty'} />
      </span>
      <span className={css.words}>
        <span className={css.title}>{missedMessage ? formatMessage(missedMessage) : envelope.Title}</span>
        <span className={css.about}>
          <span className={css.sender}>{name}</span>
          {' ・ '}
          {missedMessage ? (
            <FormattedMessage
              defaultMessage="共 {amount} 金幣"
              id="envelope.total"
              values={{ amount: <Amount format="short" locale={locale} value={envelope.Amount} /> }}
            />
          ) : (
            <DateTime form="short" locale={locale} value={time} />
          )}
        </span>
      </span>
      <span className={css.end}>
        {missedMessage ? (
          <span className={css.state}>{formatMessage(stateNames[state])}</span>
        ) : (
          <span className={css.amount} data-gained="">
            +<Amount locale={locale} value={envelope.MyAmount} /> <GoldUnit />
          </span>
        )}
        {envelope.Luckiest ? <span className={css.luckiest}>{formatMessage(envelopeMessages.luckiest)}</span> : null}
      </span>
    </button>
  );
}

/** An envelope of the player: how much of it is claimed, its gold, and when the rest returns. */
export function SentRow({ envelope, onPress }: Omit<EnvelopeRowProps, 'time'>): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const state = useEnvelopeState(envelope);
  const isRunning = useIsRunning(envelope);
  const { Claimed, Quantity } = envelope;
  const claimed = (
    <FormattedMessage
      defaultMessage="已領 {claimed, number} / {quantity, number} 份"
      id="envelope.claimedOf"
      values={{ claimed: Claimed, quantity: Quantity }}
    />
  );
  return (
    <button className={css.row} onClick={onPress} type="button">
      <span className={css.picture}>
        <EnvelopeMini look={isRunning ? 'closed' : Claimed === Quantity ? 'coins' : 'empty'} />
      </span>
      <span className={css.words}>
        <span className={css.title}>{envelope.Title}</span>
        <span className={css.about}>{claimed}</span>
        <span aria-hidden="true" className={css.bar}>
          <Progress label="" labelHidden max={Quantity} size="sm" value={Claimed} />
        </span>
      </span>
      <span className={css.end}>
        <span className={css.amount}>
          <Amount locale={locale} value={envelope.Amount} /> <GoldUnit />
        </span>
        <span className={css.about}>
          {isRunning ? (
            <FormattedMessage
              defaultMessage="{time}退回剩餘"
              id="envelope.restReturns"
              values={{ time: <DateTime form="relative" locale={locale} value={envelope.ExpireTime} /> }}
            />
          ) : (
            formatMessage(stateNames[state === 'mine' ? 'gone' : state])
          )}
        </span>
      </span>
    </button>
  );
}

function GoldUnit(): ReactNode {
  return (
    <span className={css.unit}>
      <FormattedMessage {...envelopeMessages.gold} />
    </span>
  );
}
