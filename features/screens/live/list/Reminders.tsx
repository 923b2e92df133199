import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { getRooms } from '#protocol/operations/live.ts';
import { BottomSheet } from '#ui/components/BottomSheet/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { useOperation } from '../../../base/client/index.ts';
import { StateDrawing } from '../../../base/errors/index.ts';
import { Loaded, RowSkeletons } from '../../../shared/frames/index.ts';
import { RestingRoom } from './RestingRoom.tsx';

const SHOWN = 100;

/** The hosts that the player follows (30220), each with the switch of the notice. */
export function Reminders({ onClose }: { onClose: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  const query = useOperation(getRooms, { Page: 1, PerPage: SHOWN, FollowedOnly: true }, { staleTime: 0 });
  const title = formatMessage({ id: 'live.reminders', defaultMessage: '開播提醒' });
  return (
    <BottomSheet
      closeLabel={formatMessage({ id: 'live.reminders.close', defaultMessage: '關閉開播提醒' })}
      onOpenChange={onClose}
      open
      title={title}
    >
      <Loaded query={query} size="compact" skeleton={<RowSkeletons height="4.25rem" rows={3} />}>
        {({ List }) =>
          List.length === 0 ? (
            <EmptyState
              description={formatMessage({
                id: 'live.list.noFollowedText',
                defaultMessage: '在直播間按「追蹤」，主播開播時就會通知您。',
              })}
              drawing={<StateDrawing id="broadcast" />}
              size="compact"
              title={formatMessage({ id: 'live.list.noFollowed', defaultMessage: '還沒有追蹤主播' })}
            />
          ) : (
            <Stack aria-label={title} as="ul" gap={2}>
              {List.map((room) => (
                <li key={room.RoomID}>
                  <RestingRoom room={room} />
                </li>
              ))}
            </Stack>
          )
        }
      </Loaded>
    </BottomSheet>
  );
}
