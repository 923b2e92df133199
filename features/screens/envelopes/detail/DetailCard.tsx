import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ResultOf } from '#protocol/operation.ts';
import type { getEnvelope } from '#protocol/operations/envelope.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { Heading } from '#ui/components/Heading/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { useSession } from '../../../base/session/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import { channelNames, envelopeMessages, methodNames, stateNames } from '../state/envelopeMessages.ts';
import { useEnvelopeState, useIsRunning } from '../state/useEnvelope.ts';
import { EnvelopeMini, lookOf } from '../drawing/EnvelopeMini.tsx';
import { useEnvelopeActions } from '../envelopeContext.ts';
import { Shares } from '../list/Shares.tsx';
import { CancelEnvelope } from './CancelEnvelope.tsx';
import * as css from './Detail.css.ts';
import { ExportShares } from './ExportShares.tsx';

/** A red envelope: its facts, shares and actions. */
export function DetailCard({ opened }: { opened: ResultOf<typeof getEnvelope> }): ReactNode {
  const { formatMessage, formatNumber } = useIntl();
  const { locale } = useLanguage();
  const { session } = useSession();
  const actions = useEnvelopeActions();
  const [cancelling, setCancelling] = useState(false);
  const { RedEnvelope } = opened;
  const state = useEnvelopeState(RedEnvelope);
  const running = useIsRunning(RedEnvelope);
  const own = RedEnvelope.Sender.PlayerID === session?.playerID;
  const sender = usePlayerName()(RedEnvelope.Sender.Name);
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    [formatMessage({ id: 'envelope.fact.sender', defaultMessage: '發送者' }), sender],
    [
      formatMessage({ id: 'envelope.fact.channel', defaultMessage: '對象' }),
      formatMessage(channelNames[RedEnvelope.ChannelType]),
    ],
    [formatMessage({ id: 'envelope.method', defaultMessage: '分法' }), formatMessage(methodNames[RedEnvelope.Method])],
    [formatMessage({ id: 'envelope.quantity', defaultMessage: '份數' }), formatNumber(RedEnvelope.Quantity)],
    [
      formatMessage({ id: 'envelope.fact.time', defaultMessage: '發出時間' }),
      <DateTime key="time" locale={locale} value={RedEnvelope.CreateTime} />,
    ],
    [
      formatMessage({ id: 'envelope.fact.end', defaultMessage: '到期時間' }),
      <DateTime key="end" locale={locale} value={RedEnvelope.ExpireTime} />,
    ],
  ];
  return (
    <>
      <Card>
        <div className={css.head}>
          <span className={css.picture}>
            <EnvelopeMini look={lookOf(RedEnvelope)} />
          </span>
          <Stack gap={1}>
            <Heading level={2} lines={2} size={20}>
              {RedEnvelope.Title}
            </Heading>
            {RedEnvelope.Content === '' ? null : <p className={css.content}>{RedEnvelope.Content}</p>}
            <span className={css.amount}>
              <Amount locale={locale} size={24} tone="gold" value={RedEnvelope.Amount} />{' '}
              {formatMessage(envelopeMessages.gold)}
            </span>
          </Stack>
          <span className={css.state} data-state={state}>
            {formatMessage(stateNames[state])}
          </span>
        </div>
        <dl className={css.facts}>
          {facts.map(([name, value]) => (
            <div className={css.fact} key={name}>
              <Text as="dt" size={12} tone="muted">
                {name}
              </Text>
              <dd className={css.value}>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={css.actions}>
          {state === 'open' ? (
            <Button onClick={() => actions?.open(RedEnvelope.RedEnvelopeID)}>
              <FormattedMessage {...envelopeMessages.take} />
            </Button>
          ) : null}
          {own && running ? (
            <Button onClick={() => setCancelling(true)} variant="secondary">
              <FormattedMessage defaultMessage="收回紅包" id="envelope.takeBack" />
            </Button>
          ) : null}
          {own && opened.Total > 0 ? <ExportShares id={RedEnvelope.RedEnvelopeID} /> : null}
        </div>
      </Card>
      <Card>
        <Shares opened={opened} />
      </Card>
      <CancelEnvelope envelope={RedEnvelope} onOpenChange={setCancelling} open={cancelling} />
    </>
  );
}
