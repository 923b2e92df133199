/** The video of an iPhone, which has full screen only for videos. */
interface AppleVideo extends HTMLVideoElement {
  readonly webkitEnterFullscreen: () => void;
}
const isAppleVideo = (video: HTMLVideoElement): video is AppleVideo =>
  'webkitEnterFullscreen' in video && typeof video.webkitEnterFullscreen === 'function';

/** Whether the browser has picture in picture. */
export const hasPictureInPicture = (): boolean =>
  'pictureInPictureEnabled' in document && document.pictureInPictureEnabled;

/** Toggles picture in picture. A refusal by the browser changes nothing. */
export async function togglePictureInPicture(video: HTMLVideoElement): Promise<void> {
  try {
    if (document.pictureInPictureElement === video) await document.exitPictureInPicture();
    else await video.requestPictureInPicture();
  } catch {
    // The video has no frame yet, or the browser requires another press.
  }
}

/** Rotates a phone for a wide picture. Does nothing in a browser that can't rotate the screen. */
async function turnScreen(video: HTMLVideoElement): Promise<void> {
  if (video.videoWidth <= video.videoHeight) return;
  const lock: unknown = Reflect.get(screen.orientation, 'lock');
  if (typeof lock === 'function') await Promise.resolve(Reflect.apply(lock, screen.orientation, ['landscape']));
}

/**
 * Toggles full screen. An iPhone shows only the video, without the controls.
 *
 * @param element the room with its controls
 */
export async function toggleFullScreen(element: HTMLElement, video: HTMLVideoElement): Promise<void> {
  try {
    if (document.fullscreenElement !== null) await document.exitFullscreen();
    else if (document.fullscreenEnabled) {
      await element.requestFullscreen({ navigationUI: 'hide' });
      await turnScreen(video);
    } else if (isAppleVideo(video)) video.webkitEnterFullscreen();
  } catch {
    // The browser refused, or can't rotate the screen.
  }
}
