import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { exportEnvelopeShares } from '#protocol/endpoints/envelope.ts';
import { ExportButton } from '../../../shared/frames/index.ts';

const PER_PAGE = 2000;

/** Downloads the shares of the player's own red envelope (specification 2 §7). */
export function ExportShares({ id }: { id: string }): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <ExportButton
      ask={(rest, token) =>
        rest.file(
          exportEnvelopeShares,
          { RedEnvelopeID: id, OrderBy: 1, IsDesc: true, Page: 1, PerPage: PER_PAGE },
          { token },
        )
      }
      label={formatMessage({ id: 'envelope.export', defaultMessage: '下載領取紀錄（CSV）' })}
    />
  );
}
