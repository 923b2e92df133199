import type { StartEngine } from './engineTypes.ts';

/** `MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED`, also for any answer of the service that is not a playlist. */
const NOT_SUPPORTED = 4;
/** The status of a service without HLS. */
const NEVER = 501;

/** Whether another request for the playlist is useless: the service has none, or the browser can't play it. */
async function isUseless(address: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { ok, status } = await fetch(address, { signal });
    return ok || status === NEVER;
  } catch {
    // The answer of another origin is hidden from the page. A device without a network asks again.
    return navigator.onLine;
  }
}

/** Plays HLS by the video itself. */
export const startHls: StartEngine = (video, address, events) => {
  const over = new AbortController();
  const options = { signal: over.signal };
  let hasPicture = false;
  video.addEventListener(
    'loadeddata',
    () => {
      hasPicture = true;
    },
    options,
  );
  for (const name of ['progress', 'timeupdate']) video.addEventListener(name, events.onData, options);
  video.addEventListener('ended', events.onLost, options);
  video.addEventListener(
    'error',
    () => {
      if (hasPicture || video.error?.code !== NOT_SUPPORTED) {
        events.onLost();
        return;
      }
      void isUseless(address, over.signal).then((useless) => {
        if (!over.signal.aborted) (useless ? events.onUnsupported : events.onLost)();
      });
    },
    options,
  );
  video.src = address;
  return {
    stop() {
      over.abort();
      video.removeAttribute('src');
      video.load();
    },
  };
};
