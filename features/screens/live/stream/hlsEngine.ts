import type { StartEngine } from './engineTypes.ts';

/** `MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED`: also if the service has no HLS. */
const NOT_SUPPORTED = 4;

/** Lets the video play HLS by itself. */
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
      if (!hasPicture && video.error?.code === NOT_SUPPORTED) events.onUnsupported();
      else events.onLost();
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
