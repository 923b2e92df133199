import { Eye, Maximize2, Volume2, VolumeX, X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedNumber, useIntl } from 'react-intl';
import { isLobby, type PagePath, pages } from '#protocol/pages.ts';
import { pageAddressOf } from '#protocol/rules/pageAddress.ts';
import { type Corner, MiniWindow, MiniWindowButton } from '#ui/components/MiniWindow/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { RequestFailure } from '../../../base/client/index.ts';
import { useHasOverlay, useIsCovered } from '../../../base/overlays/index.ts';
import { useLocation, useNavigate } from '../../../base/routing/index.ts';
import { useOpenParts } from '../../../base/settings/index.ts';
import { useIsOfferAlone } from '../../../shared/sign-in/index.ts';
import { liveAddress, ROOM_PARAMETER } from '../parts/roomAddress.ts';
import { StreamPlayer, type StreamState, useLiveStage } from '../stream/index.ts';
import { keepClosed } from './closed.ts';
import * as css from './LiveMini.css.ts';
import { useInsets } from './useInsets.ts';
import { useOffer } from './useOffer.ts';

const LIVE_PAGE: PagePath = '/play-game/live';
/** The host's console shows the picture itself. */
const HOST_PAGES = '/live/';
const REMOVED = 300017;

/** The states without a small window. */
const WITHOUT_PICTURE: readonly StreamState[] = ['idle', 'refused', 'unsupported', 'elsewhere', 'offAir'];

/** Whether a page has the product's bars: the lobby and the pages of the site, but no game, no sign-in and not the page of the room. */
function hasPlace(pathname: string, search: string): boolean {
  const { path = '/404', rest } = pageAddressOf(pathname);
  if (rest.startsWith(HOST_PAGES)) return false;
  if (path === LIVE_PAGE) return !new URLSearchParams(search).has(ROOM_PARAMETER);
  return isLobby(path) || pages[path].layout === 'site';
}

/**
 * The lobby's room in a small window (specification 1 §2). Opens after three seconds; on a visitor’s phone after the invitation. Stays open
 * on other pages, and opens the live page without a restart of the video. A closed window stays closed for the visit.
 */
export function LiveMini(): ReactNode {
  const { pathname, search } = useLocation();
  const { Live } = useOpenParts();
  const isCovered = useIsCovered();
  const hasOverlay = useHasOverlay();
  const isOfferAlone = useIsOfferAlone();
  const { formatMessage } = useIntl();
  const toast = useToast();
  const { roomID, state, error, leave } = useLiveStage();
  const wasShown = useRef(false);
  const hasRoom = hasPlace(pathname, search);
  useOffer(Live && isLobby(pageAddressOf(pathname).path) && !isCovered && !hasOverlay && !isOfferAlone);
  const isShown = Live && roomID !== undefined && hasRoom && !WITHOUT_PICTURE.includes(state);
  const isOver = roomID !== undefined && hasRoom && (!Live || WITHOUT_PICTURE.includes(state));
  const sayRemoved = useEffectEvent(() => {
    const isRemoved = error instanceof RequestFailure && error.code === REMOVED;
    if (isRemoved && wasShown.current)
      toast({ text: formatMessage({ id: 'live.removed', defaultMessage: '主播已將您請出直播間' }) });
  });
  useEffect(() => {
    if (isOver) {
      sayRemoved();
      leave();
    }
    wasShown.current = isShown;
  }, [isOver, isShown, leave]);
  return isShown ? <ShownMini isCovered={isCovered} /> : null;
}

function ShownMini({ isCovered }: { isCovered: boolean }): ReactNode {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { roomID, room, muted, setMuted, leave } = useLiveStage();
  const [corner, setCorner] = useState<Corner>('bottom-right');
  const insets = useInsets(pathname);
  /** Whether the sound is off only because of a layer above the page. */
  const isHushed = useRef(false);
  useEffect(() => {
    if (isCovered && !muted) {
      isHushed.current = true;
      setMuted(true);
    } else if (!isCovered && isHushed.current) {
      isHushed.current = false;
      setMuted(false);
    }
  }, [isCovered, muted, setMuted]);
  const close = (): void => {
    keepClosed();
    leave();
  };
  const open = (): void => navigate(liveAddress(pathname, roomID));
  const host = room?.Host.Name ?? '';
  return (
    <MiniWindow
      actions={
        <>
          <MiniWindowButton
            label={formatMessage({ id: 'live.mini.open', defaultMessage: '全螢幕觀看' })}
            onClick={open}
          >
            <Maximize2 size={18} />
          </MiniWindowButton>
          <MiniWindowButton
            label={formatMessage({ id: 'live.mini.close', defaultMessage: '關閉直播小視窗' })}
            onClick={close}
          >
            <X size={20} />
          </MiniWindowButton>
        </>
      }
      caption={
        <>
          <div className={css.about}>
            <p className={css.host}>{host}</p>
            <p className={css.viewers}>
              <span className={css.live} />
              <Eye aria-hidden="true" size={12} />
              <FormattedNumber value={room?.OnlineCount ?? 0} />
            </p>
          </div>
          <MiniWindowButton
            isMain
            label={formatMessage({ id: 'live.mini.sound', defaultMessage: '聲音' })}
            onClick={() => setMuted(!muted)}
            pressed={!muted}
          >
            {muted ? <VolumeX size={18} /> : <Volume2 size={18} />}
          </MiniWindowButton>
        </>
      }
      corner={corner}
      dropLabel={formatMessage({ id: 'live.mini.drop', defaultMessage: '放開就停這裡' })}
      insets={insets}
      isHidden={isCovered}
      label={formatMessage({ id: 'live.mini.label', defaultMessage: '直播小視窗' })}
      onClose={close}
      onCornerChange={setCorner}
      onOpen={open}
      openLabel={
        room === undefined
          ? formatMessage({
              id: 'live.mini.pictureLoading',
              defaultMessage: '直播，按下全螢幕觀看，方向鍵移動小視窗',
            })
          : formatMessage(
              { id: 'live.mini.picture', defaultMessage: '{host} 的直播，按下全螢幕觀看，方向鍵移動小視窗' },
              { host },
            )
      }
    >
      <StreamPlayer compact />
    </MiniWindow>
  );
}
