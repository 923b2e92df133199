import mpegts from 'mpegts.js';
import type { StartEngine } from './engineTypes.ts';

// The page reports failures to the viewer, so the console stays clean.
mpegts.LoggingControl.applyConfig({ enableAll: false });

const numberIn = (info: unknown, name: string): number => {
  const value: unknown = typeof info === 'object' && info !== null ? Reflect.get(info, name) : undefined;
  return typeof value === 'number' ? value : 0;
};

/** Plays a live FLV with mpegts.js. Only `liveSync` controls the delay, since chasing without the stash freezes the picture. */
export const startMpegts: StartEngine = (video, address, events) => {
  const player = mpegts.createPlayer(
    { type: 'flv', isLive: true, url: address },
    {
      enableStashBuffer: false,
      liveSync: true,
      liveSyncTargetLatency: 0.8,
      liveSyncMaxLatency: 1.2,
      liveSyncPlaybackRate: 1.2,
      lazyLoad: false,
      autoCleanupSourceBuffer: true,
      autoCleanupMaxBackwardDuration: 30,
      autoCleanupMinBackwardDuration: 10,
    },
  );
  let isOver = false;
  // The player can't be destroyed during its callback.
  const report = (what: () => void): void => {
    setTimeout(() => {
      if (!isOver) what();
    });
  };
  player.on(mpegts.Events.STATISTICS_INFO, (info: unknown) => {
    if (numberIn(info, 'speed') > 0) report(events.onData);
  });
  player.on(mpegts.Events.LOADING_COMPLETE, () => report(events.onLost));
  player.on(mpegts.Events.ERROR, (_type: unknown, detail: unknown) => {
    const { MEDIA_CODEC_UNSUPPORTED, MEDIA_FORMAT_UNSUPPORTED } = mpegts.ErrorDetails;
    const isUnsupported = detail === MEDIA_CODEC_UNSUPPORTED || detail === MEDIA_FORMAT_UNSUPPORTED;
    report(isUnsupported ? events.onUnsupported : events.onLost);
  });
  player.attachMediaElement(video);
  player.load();
  return {
    stop() {
      if (isOver) return;
      isOver = true;
      player.destroy();
    },
  };
};
