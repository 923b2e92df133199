import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { getEnvelopeRecords } from '#protocol/operations/envelope.ts';
import { Button } from '#ui/components/Button/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { useOperation } from '../../../base/client/index.ts';
import { StateDrawing } from '../../../base/errors/index.ts';
import { PagedList, RowSkeletons, useChoices } from '../../../shared/frames/index.ts';
import { envelopeMessages } from '../state/envelopeMessages.ts';
import { useEnvelopeSending } from '../useEnvelopeSending.ts';
import { PastRow, SentRow } from './EnvelopeRows.tsx';
import * as css from './List.css.ts';

/** The page size of records (specification 2 §9). */
const PER_PAGE = 10;
const TYPES = { sent: 1, received: 2 } as const;
export type RecordKind = keyof typeof TYPES;

/** A page of the envelopes that the player sent or claimed from, newest first (12820). */
export const useEnvelopeRecords = (kind: RecordKind, Page = 1, { enabled = true } = {}) =>
  useOperation(
    getEnvelopeRecords,
    { Type: TYPES[kind], Page, PerPage: PER_PAGE },
    { enabled, placeholderData: keepPreviousData },
  );

/** The sent or claimed envelopes, ten a page. A press shows the details. */
export function EnvelopeRecords({ kind }: { kind: RecordKind }): ReactNode {
  const { formatMessage } = useIntl();
  const { page, choose } = useChoices();
  const query = useEnvelopeRecords(kind, page);
  return (
    <PagedList
      empty={kind === 'sent' ? <NoneSent /> : <NoneReceived />}
      pagesLabel={formatMessage({ id: 'envelope.pages', defaultMessage: '紅包分頁' })}
      perPage={PER_PAGE}
      query={query}
      skeleton={<RowSkeletons height="4.5rem" rows={6} />}
    >
      {({ List }) => (
        <ul
          aria-busy={query.isPlaceholderData}
          aria-label={formatMessage({ id: 'envelope.records', defaultMessage: '紅包紀錄' })}
          className={css.list}
        >
          {List.map(({ RedEnvelope, CreateTime }) => {
            const onPress = () => choose('id', RedEnvelope.RedEnvelopeID);
            return (
              <li key={RedEnvelope.RedEnvelopeID}>
                {kind === 'sent' ? (
                  <SentRow envelope={RedEnvelope} onPress={onPress} />
                ) : (
                  <PastRow envelope={RedEnvelope} onPress={onPress} time={CreateTime} />
                )}
              </li>
            );
          })}
        </ul>
      )}
    </PagedList>
  );
}

function NoneSent(): ReactNode {
  const { formatMessage } = useIntl();
  const send = useEnvelopeSending({ to: 'public' });
  return (
    <EmptyState
      action={
        send && (
          <Button onClick={send}>
            <FormattedMessage {...envelopeMessages.send} />
          </Button>
        )
      }
      description={formatMessage({
        id: 'envelope.noneSentText',
        defaultMessage: '發出的紅包會記在這裡，還能看誰領了、收回沒領完的。',
      })}
      drawing={<StateDrawing id="no-records" />}
      title={formatMessage({ id: 'envelope.noneSent', defaultMessage: '還沒發過紅包' })}
    />
  );
}

function NoneReceived(): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      description={formatMessage({
        id: 'envelope.noneReceivedText',
        defaultMessage: '在聊天室領到的紅包會記在這裡。',
      })}
      drawing={<StateDrawing id="no-records" />}
      title={formatMessage({ id: 'envelope.noneReceived', defaultMessage: '還沒領過紅包' })}
    />
  );
}
