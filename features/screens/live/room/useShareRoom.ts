import { useIntl } from 'react-intl';
import type { LiveRoom } from '#protocol/entities/live.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { useLocation } from '../../../base/routing/index.ts';
import { liveAddress } from '../parts/roomAddress.ts';

/** Returns a function that shares the address of a room by the device's dialog, or copies it. */
export function useShareRoom(room: LiveRoom): () => void {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const toast = useToast();
  return () => void share();

  async function share(): Promise<void> {
    const url = new URL(liveAddress(pathname, room.RoomID), globalThis.location.href).href;
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title: room.Title, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      toast({ tone: 'success', text: formatMessage({ id: 'live.shared', defaultMessage: '已複製直播間網址' }) });
    } catch (error) {
      // The player closed the device's dialog, which is not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({ tone: 'danger', text: formatMessage({ id: 'live.notShared', defaultMessage: '無法分享直播間' }) });
    }
  }
}
