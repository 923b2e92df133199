/** The video of an iPhone, which alone may fill the screen there. */
interface AppleVideo extends HTMLVideoElement {
  readonly webkitEnterFullscreen: () => void;
}
const isAppleVideo = (video: HTMLVideoElement): video is AppleVideo =>
  'webkitEnterFullscreen' in video && typeof video.webkitEnterFullscreen === 'function';

/** Whether the browser can show the picture in a window of its own. */
export const hasPictureInPicture = (): boolean =>
  'pictureInPictureEnabled' in document && document.pictureInPictureEnabled;

/** Shows the picture in a window of its own, or brings it back. A refusal changes nothing. */
export async function togglePictureInPicture(video: HTMLVideoElement): Promise<void> {
  try {
    if (document.pictureInPictureElement === video) await document.exitPictureInPicture();
    else await video.requestPictureInPicture();
  } catch {
    // There is no frame yet, or the browser asks for another press.
  }
}

/** Turns a phone on its side for a wide picture. Browsers that can't turn the screen leave it. */
async function turnScreen(video: HTMLVideoElement): Promise<void> {
  if (video.videoWidth <= video.videoHeight) return;
  const lock: unknown = Reflect.get(screen.orientation, 'lock');
  if (typeof lock === 'function') await Promise.resolve(Reflect.apply(lock, screen.orientation, ['landscape']));
}

/**
 * Fills the screen with an element, or leaves. An iPhone fills it with the video alone.
 * @param element what fills the screen: the room with its controls
 */
export async function toggleFullScreen(element: HTMLElement, video: HTMLVideoElement): Promise<void> {
  try {
    if (document.fullscreenElement !== null) await document.exitFullscreen();
    else if (document.fullscreenEnabled) {
      await element.requestFullscreen({ navigationUI: 'hide' });
      await turnScreen(video);
    } else if (isAppleVideo(video)) video.webkitEnterFullscreen();
  } catch {
    // The browser refused, or can't turn the screen.
  }
}
