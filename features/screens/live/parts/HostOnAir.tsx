import { useIntl } from 'react-intl';
import { hostOnAir } from '#protocol/operations/live.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { usePush } from '../../../base/client/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import { useLocation, useNavigate } from '../../../base/routing/index.ts';
import { useStage } from '../stream/index.ts';
import { liveAddress } from './roomAddress.ts';

/** Shows a toast on any page when a followed host goes on air (15682), with a link to the room. Not shown in that room. */
export function HostOnAir(): null {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const playerName = usePlayerName();
  const stage = useStage();
  usePush(hostOnAir, ({ RoomID, Title, Host }) => {
    if (stage.snapshot().roomID === RoomID) return;
    toast({
      tone: 'success',
      text: formatMessage(
        { id: 'live.wentOnAir', defaultMessage: '{name} 開播了：{title}' },
        { name: playerName(Host.Name), title: Title },
      ),
      action: {
        label: formatMessage({ id: 'live.enter', defaultMessage: '進入' }),
        altText: formatMessage({ id: 'live.enterAlt', defaultMessage: '進入直播間' }),
        onPress: () => navigate(liveAddress(pathname, RoomID)),
      },
    });
  });
  return null;
}
