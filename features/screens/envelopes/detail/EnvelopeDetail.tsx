import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { RequestFailure } from '../../../base/client/index.ts';
import { StateDrawing } from '../../../base/errors/index.ts';
import { Loaded, RowSkeletons } from '../../../shared/frames/index.ts';
import { useEnvelope } from '../state/useEnvelope.ts';
import { DetailCard } from './DetailCard.tsx';

/** A red envelope with all its shares (12830). The sender withdraws it here and downloads the list. */
export function EnvelopeDetail({ id }: { id: string }): ReactNode {
  const { formatMessage } = useIntl();
  const query = useEnvelope(id);
  if (query.error instanceof RequestFailure && query.error.code === 100013) {
    return (
      <EmptyState
        description={formatMessage({
          id: 'envelope.error.100013',
          defaultMessage: '找不到這個紅包，可能不是發給您的',
        })}
        drawing={<StateDrawing id="search-nothing" />}
        title={formatMessage({ id: 'envelope.noSuch', defaultMessage: '沒有這個紅包' })}
      />
    );
  }
  return (
    <Loaded query={query} skeleton={<RowSkeletons height="9rem" rows={2} />}>
      {(opened) => <DetailCard opened={opened} />}
    </Loaded>
  );
}
