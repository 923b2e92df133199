import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OwnRedEnvelope } from '#protocol/entities/envelope.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import { envelopeMessages, stateNames } from '../state/envelopeMessages.ts';
import { useEnvelope, useEnvelopeState } from '../state/useEnvelope.ts';
import { EnvelopeMini, lookOf } from '../drawing/EnvelopeMini.tsx';
import { useEnvelopeActions } from '../envelopeContext.ts';
import * as css from './EnvelopeCard.css.ts';

export interface EnvelopeCardProps {
  id: string;
  /** The sender in the message, until the service has answered. */
  from: string;
  label: string;
}

/** A red envelope in a conversation, with its state. A press opens it over the page. */
export function EnvelopeCard({ id, from, label }: EnvelopeCardProps): ReactNode {
  const { formatMessage } = useIntl();
  const actions = useEnvelopeActions();
  const name = usePlayerName();
  const envelope = useEnvelope(id).data?.RedEnvelope;
  const sender = name(envelope?.Sender.Name ?? from);
  const title = envelope?.Title ?? label;
  return (
    <button
      aria-label={formatMessage(
        { id: 'envelope.card', defaultMessage: '{name} 的紅包：{title}' },
        { name: sender, title },
      )}
      className={css.card}
      data-part="envelope-card"
      disabled={actions === undefined}
      onClick={() => actions?.open(id)}
      type="button"
    >
      <span className={css.top}>
        <span className={css.picture}>
          <EnvelopeMini look={lookOf(envelope)} />
        </span>
        <span className={css.words}>
          <span className={css.title}>{title}</span>
          <span className={css.from}>
            <FormattedMessage defaultMessage="{name} 的紅包" id="envelope.titleOf" values={{ name: sender }} />
          </span>
        </span>
        <ChevronRight aria-hidden="true" className={css.arrow} size={20} />
      </span>
      {envelope === undefined ? <span className={css.foot}>&nbsp;</span> : <State envelope={envelope} />}
    </button>
  );
}

/** The state of the envelope (open, claimed by the player with its amount, gone, expired, withdrawn) and the number of shares left. */
function State({ envelope }: { envelope: OwnRedEnvelope }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const state = useEnvelopeState(envelope);
  return (
    <span className={css.foot} data-state={state}>
      <span className={css.state}>
        {formatMessage(stateNames[state])}
        {state === 'mine' ? (
          <>
            {' '}
            <b className={css.mine}>
              <Amount locale={locale} value={envelope.MyAmount} /> {formatMessage(envelopeMessages.gold)}
            </b>
          </>
        ) : null}
      </span>
      <span>
        <FormattedMessage
          defaultMessage="{claimed, number} / {quantity, number} 份"
          id="envelope.countOf"
          values={{ claimed: envelope.Claimed, quantity: envelope.Quantity }}
        />
      </span>
    </span>
  );
}
