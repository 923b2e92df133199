import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Spinner } from '#ui/components/Spinner/index.ts';
import { busy } from './OverPicture.css.ts';
import * as css from './Room.css.ts';

/** The skeleton of the room, or the refusal instead of it. */
export function RoomSkeleton({ children }: { children?: ReactNode }): ReactNode {
  return (
    <main className={css.room} data-controls="shown">
      <div className={css.alone}>
        {children ?? (
          <p className={busy} role="status">
            <Spinner decorative />
            <FormattedMessage defaultMessage="正在進入直播間" id="live.entering" />
          </p>
        )}
      </div>
    </main>
  );
}
