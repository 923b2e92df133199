import { Maximize, Minimize, PictureInPicture2 } from 'lucide-react';
import { type ReactNode, type RefObject, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { useLiveStage } from './LiveStageProvider.tsx';
import { hasPictureInPicture, toggleFullScreen, togglePictureInPicture } from './pictureModes.ts';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
const isFull = (): boolean => document.fullscreenElement !== null && document.fullscreenElement !== undefined;

/**
 * Full screen, turned on its side for a wide picture, and picture in picture where the browser has it.
 * @param target the element that fills the screen
 */
export function PictureButtons({ target }: { target: RefObject<HTMLElement | null> }): ReactNode {
  const { formatMessage } = useIntl();
  const { video } = useLiveStage();
  const isWhole = useSyncExternalStore(subscribe, isFull, () => false);
  const act = (work: (shown: HTMLVideoElement, element: HTMLElement) => Promise<void>): void => {
    const [shown, element] = [video(), target.current];
    if (shown && element) void work(shown, element);
  };
  return (
    <>
      {hasPictureInPicture() ? (
        <IconButton
          label={formatMessage({ id: 'live.picture.window', defaultMessage: '子母畫面' })}
          onClick={() => act((shown) => togglePictureInPicture(shown))}
          variant="soft"
        >
          <PictureInPicture2 size={20} />
        </IconButton>
      ) : null}
      <IconButton
        label={formatMessage({ id: 'live.picture.whole', defaultMessage: '全螢幕' })}
        onClick={() => act((shown, element) => toggleFullScreen(element, shown))}
        pressed={isWhole}
        variant="soft"
      >
        {isWhole ? <Minimize size={20} /> : <Maximize size={20} />}
      </IconButton>
    </>
  );
}
