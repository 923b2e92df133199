import { Counter, Gauge, type Registry } from 'prom-client';
import type { PublisherReason, ViewerReason } from './authority.ts';
import type { StreamNotices } from './fanOut/liveStream.ts';
import type { RtmpFault } from './rtmp/rtmpError.ts';

/** The metrics of the media server for Prometheus. */
export interface MediaMetrics extends StreamNotices {
  publisherRefused(reason: PublisherReason | RtmpFault | 'timeout' | 'crowded' | 'connections'): void;
  viewerRefused(reason: ViewerReason): void;
  /** Updates the gauges from the running server. */
  read(readings: { readonly publishers: number; readonly viewers: number }): void;
}

export function createMediaMetrics(registry: Registry): MediaMetrics {
  const registers = [registry];
  const refusedPublishers = new Counter({
    name: 'menagerie_live_publishers_refused_total',
    help: 'Publishers that were refused or cut off, by reason.',
    labelNames: ['reason'],
    registers,
  });
  const refusedViewers = new Counter({
    name: 'menagerie_live_viewers_refused_total',
    help: 'Viewers that were refused, by reason.',
    labelNames: ['reason'],
    registers,
  });
  const bytes = new Counter({
    name: 'menagerie_live_sent_bytes_total',
    help: 'Bytes of streams that were handed to viewers.',
    registers,
  });
  const skips = new Counter({
    name: 'menagerie_live_skips_total',
    help: 'Times a slow viewer began to skip to a key frame.',
    registers,
  });
  const ignored = new Counter({
    name: 'menagerie_live_ignored_total',
    help: 'Messages of publishers that no player can use, by kind.',
    labelNames: ['kind'],
    registers,
  });
  return {
    publisherRefused: (reason) => refusedPublishers.inc({ reason }),
    viewerRefused: (reason) => refusedViewers.inc({ reason }),
    sent: (count) => bytes.inc(count),
    skipped: () => skips.inc(),
    ignored: (kind) => ignored.inc({ kind }),
    read: (readings) => {
      gauge('menagerie_live_publishers', 'Rooms with a publisher.', () => readings.publishers, registry);
      gauge(
        'menagerie_live_viewers',
        'Sockets and answers that carry a stream, and players of HLS.',
        () => readings.viewers,
        registry,
      );
    },
  };
}

function gauge(name: string, help: string, read: () => number, registry: Registry): void {
  const made: Gauge = new Gauge({ name, help, registers: [registry], collect: () => made.set(read()) });
}
