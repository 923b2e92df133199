import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveRoom } from '#protocol/entities/live.ts';
import { getDefaultLive, resetStreamKey } from '#protocol/operations/live.ts';
import { createLog } from '../../ports/log.ts';
import { type ChatClient, connectChat } from '../../testing/chatClient.ts';
import { type FfmpegPublisher, publishFfmpeg } from '../../testing/ffmpeg.ts';
import { isFrame, watchFlv } from '../../testing/flvViewer.ts';
import { type HostedRoom, hostRoom } from '../../testing/hostedRoom.ts';
import { startMemoryService, type TestService } from '../../testing/memoryService.ts';
import { HAS_NGINX_RTMP, type NginxRtmp, startNginxRtmp } from '../../testing/nginxRtmp.ts';
import { type MediaProcess, startMediaProcess } from '../process/mediaProcess.ts';
import { readProcessConfig } from '../process/processConfig.ts';

const SECRET = 's'.repeat(32);
const HOOK_SECRET = 'h'.repeat(32);
const SLOW = { timeout: 20_000 };
/** The number of updates to wait for. nginx sends one each second. */
const UPDATES = 4;
const FRAMES_PER_SECOND = 30;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return address !== null && typeof address === 'object' ? address.port : 0;
}

describe.skipIf(!HAS_NGINX_RTMP)('nginx-rtmp in front of a media process', () => {
  let service: TestService;
  let media: MediaProcess;
  let mediaLog: string[];
  let nginx: NginxRtmp;
  let room: HostedRoom;
  let port: number;
  const publishers: FfmpegPublisher[] = [];
  const publish = (key: string): FfmpegPublisher => {
    const publisher = publishFfmpeg(`rtmp://127.0.0.1:${port}/live/${key}`);
    publishers.push(publisher);
    return publisher;
  };

  beforeEach(async () => {
    const link = { port: 0, host: '127.0.0.1', secret: SECRET, hookSecret: HOOK_SECRET };
    service = await startMemoryService({ media: { kind: 'external', link }, mediaOrigin: 'http://media.example' });
    room = await hostRoom(service.ports);
    const config = readProcessConfig({
      MEDIA_SERVICE: `http://127.0.0.1:${service.mediaPort}`,
      MEDIA_SECRET: SECRET,
      PUBLIC_ORIGIN: 'http://localhost',
      PORT: '0',
      RTMP_PORT: '0',
    });
    mediaLog = [];
    const log = createLog('info', { write: (line) => mediaLog.push(line) });
    media = await startMediaProcess(config, { brands: [], log });
    port = await freePort();
    const hook = `http://127.0.0.1:${service.mediaPort}/hooks/nginx/${HOOK_SECRET}`;
    nginx = await startNginxRtmp(port, [
      'live on;',
      `on_publish ${hook};`,
      `on_update ${hook};`,
      'notify_update_timeout 1s;',
      `push rtmp://127.0.0.1:${media.rtmpPort}/live;`,
    ]);
  });
  afterEach(async () => {
    for (const publisher of publishers) publisher.kill();
    await Promise.all(publishers.splice(0).map(({ ended }) => ended));
    await nginx.stop();
    await media.stop();
    await service.stop();
  });

  const roomOf = async (client: ChatClient): Promise<LiveRoom> => {
    const { RoomInfo } = await client.call(getDefaultLive, randomUUID(), {});
    if (RoomInfo === null) throw new Error('there is no room');
    return RoomInfo;
  };

  it('takes publishers by the hook, and viewers play the relayed stream', {
    tags: ['long'],
    timeout: 60_000,
  }, async () => {
    const refused = await publish('wrong').ended;
    expect(refused.code).not.toBe(0);
    expect(service.logged.some((line) => line.includes('hook was refused') && line.includes('unknownKey'))).toBe(true);
    const publisher = publish(room.streamKey);
    const viewer = await connectChat(service.port, room.viewerToken);
    await vi.waitFor(async () => expect((await roomOf(viewer)).Status).toBe(1), SLOW);
    const { DownStreamUrl } = await roomOf(viewer);
    const playing = await watchFlv(DownStreamUrl.replace(/^ws:\/\/[^/]+/, `ws://127.0.0.1:${media.port}`));
    // More frames than thirty a second for three updates of the publisher and of nginx's own relay.
    await playing.until((tags) => tags.filter(isFrame).length > (UPDATES + 1) * FRAMES_PER_SECOND);
    expect(mediaLog.filter((line) => line.includes('publisher began'))).toHaveLength(1);
    expect(service.logged.filter((line) => line.includes('hook was refused'))).toHaveLength(1);
    playing.close();
    const host = await connectChat(service.port, room.hostToken);
    await host.call(resetStreamKey, randomUUID(), {});
    // nginx sends its next update within a second, and the update shows that the key was reset.
    expect((await publisher.ended).code).not.toBe(0);
    await Promise.all([viewer.close(), host.close()]);
  });
});
