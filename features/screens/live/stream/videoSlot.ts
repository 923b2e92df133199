import * as css from './videoSlot.css.ts';

/** The single `<video>` of a page, and the elements that request it. */
export interface VideoSlot {
  readonly video: HTMLVideoElement;
  /**
   * Puts the video into an element. The newest element gets it.
   *
   * @returns a function that returns it to the previous element
   */
  readonly attach: (element: HTMLElement) => () => void;
  /** Whether an element of the page has the video. */
  readonly isShown: () => boolean;
  /** Covers the video with its current frame, so that it does not turn black during a restart. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** Removes the remaining frames of the previous stream. */
  readonly clear: () => void;
}

/**
 * Moves one video between elements of the page. While no page shows the video, it is in a hidden element, since a video that leaves the
 * document pauses.
 *
 * @param changed called when the video enters an element, or leaves the last element
 */
export function createVideoSlot(page: Document, changed: () => void): VideoSlot {
  const video = page.createElement('video');
  video.className = css.video;
  video.playsInline = true;
  video.muted = true;
  video.disableRemotePlayback = true;
  const lastFrame = page.createElement('canvas');
  lastFrame.className = css.lastFrame;
  lastFrame.hidden = true;
  const picture = page.createElement('div');
  picture.className = css.picture;
  picture.append(video, lastFrame);
  const waiting = page.createElement('div');
  waiting.hidden = true;
  waiting.append(picture);
  page.body.append(waiting);
  const elements: HTMLElement[] = [];

  const place = (): void => {
    const target = elements.at(-1) ?? waiting;
    if (picture.parentElement === target) return;
    const wasPlaying = !video.paused;
    target.append(picture);
    // Some browsers pause a video that is moved.
    if (wasPlaying && video.paused) void video.play().catch(() => undefined);
    changed();
  };
  return {
    video,
    attach(element) {
      elements.push(element);
      place();
      return () => {
        const at = elements.lastIndexOf(element);
        if (at !== -1) elements.splice(at, 1);
        place();
      };
    },
    isShown: () => elements.length > 0,
    freeze() {
      if (!lastFrame.hidden || !(video.videoWidth > 0)) return;
      lastFrame.width = video.videoWidth;
      lastFrame.height = video.videoHeight;
      lastFrame.getContext('2d')?.drawImage(video, 0, 0);
      lastFrame.hidden = false;
    },
    thaw() {
      lastFrame.hidden = true;
    },
    clear() {
      lastFrame.hidden = true;
      video.removeAttribute('src');
    },
  };
}
