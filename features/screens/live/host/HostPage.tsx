import { type ReactNode, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { RequestFailure } from '../../../base/client/index.ts';
import { StateDrawing } from '../../../base/errors/index.ts';
import { Link, useLocation } from '../../../base/routing/index.ts';
import { useProfile } from '../../../base/session/index.ts';
import { Loaded, RowSkeletons } from '../../../shared/frames/index.ts';
import { liveAddress } from '../parts/roomAddress.ts';
import { useLiveStage } from '../stream/index.ts';
import { Console } from './Console.tsx';
import * as css from './Host.css.ts';
import { useHostRoom } from './useHostRoom.ts';

const NOT_HOST = 300013;

/** /live/host: the console of a host. */
export function HostPage(): ReactNode {
  const profile = useProfile();
  const isHost = profile.data?.isHost === true;
  const settings = useHostRoom(isHost);
  const { enter, leave, setPreview } = useLiveStage();
  const roomID = settings.data?.RoomID;
  const isSent = settings.data?.OnAir === true;
  useEffect(() => {
    if (roomID === undefined) return undefined;
    enter(roomID);
    return leave;
  }, [enter, leave, roomID]);
  useEffect(() => setPreview(isSent), [setPreview, isSent]);
  const isRefused = settings.error instanceof RequestFailure && settings.error.code === NOT_HOST;
  if ((profile.data !== undefined && !isHost) || isRefused) return <ForHosts />;
  return (
    <div className={css.page}>
      <Loaded
        query={{
          data: settings.data,
          error: settings.error ?? profile.error,
          refetch: () => void (profile.error ? profile.refetch() : settings.refetch()),
        }}
        skeleton={
          <div className={css.alone}>
            <RowSkeletons height="6rem" rows={4} />
          </div>
        }
      >
        {(known) => <Console settings={known} />}
      </Loaded>
    </div>
  );
}

function ForHosts(): ReactNode {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  return (
    <main className={css.alone}>
      <EmptyState
        action={
          <Button asChild>
            <Link to={liveAddress(pathname)}>
              <FormattedMessage defaultMessage="看直播間" id="live.host.toRooms" />
            </Link>
          </Button>
        }
        description={formatMessage({
          id: 'live.host.forHostsText',
          defaultMessage: '想開台的話，請聯絡客服申請成為主播。',
        })}
        drawing={<StateDrawing id="broadcast" />}
        heading={1}
        title={formatMessage({ id: 'live.host.forHosts', defaultMessage: '主控台是主播專用' })}
      />
    </main>
  );
}
