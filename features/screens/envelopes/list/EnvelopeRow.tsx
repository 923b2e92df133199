import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OwnRedEnvelope } from '#protocol/entities/envelope.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import { channelNames, envelopeMessages, stateNames } from '../state/envelopeMessages.ts';
import { useEnvelopeState } from '../state/useEnvelope.ts';
import { EnvelopeMini } from '../drawing/EnvelopeMini.tsx';
import * as css from './List.css.ts';

export interface EnvelopeRowProps {
  envelope: OwnRedEnvelope;
  amount?: number;
  time?: string;
  onPress: () => void;
}

/** A red envelope in a list: sender, receiver, amount, progress, and its state for the player. */
export function EnvelopeRow({ envelope, amount, time, onPress }: EnvelopeRowProps): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const state = useEnvelopeState(envelope);
  const name = usePlayerName()(envelope.Sender.Name);
  return (
    <button className={css.row} onClick={onPress} type="button">
      <span className={css.picture}>
        <EnvelopeMini open={state !== 'open' && state !== 'waiting'} />
      </span>
      <span className={css.words}>
        <Text tone="inherit" weight="bold">
          {envelope.Title}
        </Text>
        <span className={css.about}>
          {name} · {formatMessage(channelNames[envelope.ChannelType])} ·{' '}
          <DateTime form="short" locale={locale} value={time ?? envelope.CreateTime} />
        </span>
        <span className={css.about}>
          <span className={css.state} data-state={state}>
            {formatMessage(stateNames[state])}
          </span>{' '}
          <FormattedMessage
            defaultMessage="已領 {claimed, number} / {quantity, number} 份"
            id="envelope.claimedOf"
            values={{ claimed: envelope.Claimed, quantity: envelope.Quantity }}
          />
        </span>
      </span>
      <span className={css.amount}>
        <Amount format="short" locale={locale} value={amount ?? envelope.Amount} />{' '}
        {formatMessage(envelopeMessages.gold)}
      </span>
      <ChevronRight aria-hidden="true" className={css.arrow} size={20} />
    </button>
  );
}
