import type { ReactNode } from 'react';
import type { MessageBody } from '#protocol/rules/messageSyntax.ts';
import { EnvelopeCard } from '../../envelopes/index.ts';

type EventBody = Extract<MessageBody, { kind: 'event' }>;

/** The red envelope that a message carries, or undefined. */
export function envelopeOf(body: MessageBody): EventBody | undefined {
  return body.kind === 'event' && body.values.op === 'redEnvelope' && body.values.envelope_id !== undefined
    ? body
    : undefined;
}

/** A red envelope in the conversation. The content is read by the envelope's id, since the message cannot be trusted. */
export function EnvelopeMessage({ body }: { body: EventBody }): ReactNode {
  const { envelope_id: id, from = '' } = body.values;
  if (id === undefined) return body.label;
  return <EnvelopeCard from={from} id={id} label={body.label} />;
}
