import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { RequestFailure } from '../../../base/client/index.ts';
import { FailedView, StateDrawing } from '../../../base/errors/index.ts';
import { Link } from '../../../base/routing/index.ts';
import { SanctionEnd } from '../parts/SanctionEnd.tsx';
import * as css from './Room.css.ts';

/** The codes for an unknown and an invalid room ID. */
const NO_ROOM: readonly (number | undefined)[] = [300011, 100000];
const REMOVED = 300017;

export interface RoomRefusedProps {
  error: Error;
  /** The address of the list of rooms. */
  list: string;
  onRetry: () => void;
}

/** Replaces a room that the player may not enter, or that does not exist. */
export function RoomRefused({ error, list, onRetry }: RoomRefusedProps): ReactNode {
  const { formatMessage } = useIntl();
  const code = error instanceof RequestFailure ? error.code : undefined;
  return (
    <main className={css.room} data-controls="shown">
      <div className={css.alone}>
        {NO_ROOM.includes(code) || code === REMOVED ? (
          <EmptyState
            action={
              <Button asChild>
                <Link to={list}>
                  <FormattedMessage defaultMessage="看其他直播間" id="live.others" />
                </Link>
              </Button>
            }
            description={code === REMOVED ? <Removal error={error} /> : undefined}
            drawing={<StateDrawing id="broadcast" />}
            heading={1}
            title={
              code === REMOVED
                ? formatMessage({ id: 'live.removed', defaultMessage: '主播已將您請出直播間' })
                : formatMessage({ id: 'live.noRoom', defaultMessage: '找不到這個直播間' })
            }
          />
        ) : (
          <FailedView error={error} heading={1} onRetry={onRetry} size="roomy" />
        )}
      </div>
    </main>
  );
}

function Removal({ error }: { error: Error }): ReactNode {
  const { Until = '' } = error instanceof RequestFailure ? error.detail : {};
  return Until === '' ? (
    <FormattedMessage defaultMessage="主播已封鎖您，無法再進入這個直播間" id="live.blocked" />
  ) : (
    <FormattedMessage
      defaultMessage="{until} 後可再進入"
      id="live.removedUntil"
      values={{ until: <SanctionEnd until={Until} /> }}
    />
  );
}
