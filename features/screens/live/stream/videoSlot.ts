/** The single `<video>` of a page, and the elements that want it. */
export interface VideoSlot {
  readonly video: HTMLVideoElement;
  /** Puts the video into an element; the newest has it. @returns gives it back to the element before */
  readonly attach: (element: HTMLElement) => () => void;
  /** Whether an element has the video. */
  readonly isShown: () => boolean;
}

/**
 * Moves one video between elements of the page. Between two pages it waits in a hidden place of the document: a video that leaves
 * the document pauses.
 * @param changed called when the video moves
 */
export function createVideoSlot(page: Document, changed: () => void): VideoSlot {
  const video = page.createElement('video');
  video.playsInline = true;
  video.muted = true;
  video.disableRemotePlayback = true;
  const waiting = page.createElement('div');
  waiting.hidden = true;
  page.body.append(waiting);
  waiting.append(video);
  const elements: HTMLElement[] = [];

  const place = (): void => {
    const target = elements.at(-1) ?? waiting;
    if (video.parentElement === target) return;
    const wasPlaying = !video.paused;
    target.append(video);
    // Some browsers pause a video that moves.
    if (wasPlaying) void video.play()?.catch(() => undefined);
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
  };
}
