import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { getEnvelopeRecords } from '#protocol/operations/envelope.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { useOperation } from '../../../base/client/index.ts';
import { StateDrawing } from '../../../base/errors/index.ts';
import { useChoices } from '../../../shared/frames/index.ts';
import { EnvelopeRow } from './EnvelopeRow.tsx';
import { PagedEnvelopes, PER_PAGE } from './PagedEnvelopes.tsx';

const TYPES = { sent: 1, received: 2 } as const;

/** The sent or claimed red envelopes, newest first (12820). A press shows the details. */
export function EnvelopeRecords({ kind }: { kind: 'sent' | 'received' }): ReactNode {
  const { formatMessage } = useIntl();
  const { page: Page, choose } = useChoices();
  const query = useOperation(
    getEnvelopeRecords,
    { Type: TYPES[kind], Page, PerPage: PER_PAGE },
    { placeholderData: keepPreviousData },
  );
  return (
    <PagedEnvelopes
      empty={
        <EmptyState
          description={
            kind === 'sent'
              ? formatMessage({
                  id: 'envelope.noneSentText',
                  defaultMessage: '發出的紅包會記在這裡，還能看誰領了、收回沒領完的。',
                })
              : formatMessage({
                  id: 'envelope.noneReceivedText',
                  defaultMessage: '在聊天室領到的紅包會記在這裡。',
                })
          }
          drawing={<StateDrawing id="no-records" />}
          title={
            kind === 'sent'
              ? formatMessage({ id: 'envelope.noneSent', defaultMessage: '還沒發過紅包' })
              : formatMessage({ id: 'envelope.noneReceived', defaultMessage: '還沒領過紅包' })
          }
        />
      }
      label={formatMessage({ id: 'envelope.records', defaultMessage: '紅包紀錄' })}
      query={query}
      rowKey={({ RedEnvelope }) => RedEnvelope.RedEnvelopeID}
    >
      {({ RedEnvelope, Amount, CreateTime }) => (
        <EnvelopeRow
          amount={Amount}
          envelope={RedEnvelope}
          onPress={() => choose('id', RedEnvelope.RedEnvelopeID)}
          time={CreateTime}
        />
      )}
    </PagedEnvelopes>
  );
}
