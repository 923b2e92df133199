import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TestContext } from '#conformance/testContext.ts';
import { setPublisher } from '#protocol/endpoints/devLive.ts';
import { getStreamInfo } from '#protocol/endpoints/live.ts';
import type { EndpointContract } from '#protocol/endpoint.ts';
import { updateRoomSettings } from '#protocol/operations/live.ts';
import { type FlvTag, isKeyFrame, readFlv } from '../live/flvFile.ts';
import { type NodeMocks, startNodeMocks } from '../node.ts';
import { createLinkAdapter } from '../testing/linkAdapter.ts';

const ORIGIN = 'http://mocks.localhost';
const loadLoop = async () => readFlv(new Uint8Array(await readFile('content/live/owl.flv')));

let mocks: NodeMocks;
beforeEach(async () => {
  mocks = await startNodeMocks({ origin: ORIGIN, loadLoop });
});
afterEach(() => mocks.stop());

async function post(contract: EndpointContract, body: object): Promise<unknown> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return (await fetch(`${ORIGIN}${contract.path}`, init)).json();
}
const publish = (OnAir: boolean) => post(setPublisher, { RoomID: '1', OnAir });
async function address(): Promise<string> {
  const answer = (await post(getStreamInfo, { RoomID: '1' })) as { Result: unknown };
  return getStreamInfo.result.parse(answer.Result).RoomInfo.DownStreamUrl;
}

interface Viewer {
  readonly bytes: () => Uint8Array;
  readonly tags: () => readonly FlvTag[];
  readonly closed: Promise<number>;
}
function watch(url: string): Viewer {
  const socket = new WebSocket(url);
  socket.binaryType = 'arraybuffer';
  const pieces: Uint8Array[] = [];
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!(data instanceof ArrayBuffer)) throw new TypeError('a browser gives an ArrayBuffer');
    pieces.push(new Uint8Array(data));
  });
  const bytes = (): Uint8Array => new Uint8Array(Buffer.concat(pieces));
  return {
    bytes,
    tags: () => {
      const { first, tags } = readFlv(bytes());
      return [...first, ...tags];
    },
    closed: new Promise((resolve) => {
      socket.addEventListener('close', ({ code }) => resolve(code));
    }),
  };
}

describe('a live stream of the mocks', () => {
  it('starts with the settings of the decoders and a key frame, and continues at its own pace', async () => {
    await publish(true);
    const viewer = watch(await address());
    await vi.waitFor(() => expect(viewer.bytes().length).toBeGreaterThan(30_000), { timeout: 5000 });
    const { first, tags } = readFlv(viewer.bytes());
    expect(first.map(({ type }) => type)).toEqual(expect.arrayContaining([8, 9]));
    expect(tags.find(({ type }) => type === 9)).toSatisfy(isKeyFrame);
    const seconds = (tags.at(-1)?.at ?? 0) / 1000;
    expect(seconds).toBeLessThan(4);
  });

  it('is answered by one handler, since two would each begin the stream', async () => {
    await publish(true);
    const { bytes, tags } = watch(await address());
    await vi.waitFor(() => expect(tags().length).toBeGreaterThan(20), { timeout: 5000 });
    const all = Buffer.from(bytes());
    expect([all.indexOf('FLV'), all.lastIndexOf('FLV')]).toEqual([0, 0]);
  });

  it('is refused without a publisher, and for a forged address', async () => {
    const url = await address();
    expect(await watch(url).closed).toBe(1006);
    await publish(true);
    expect(await watch(url.replace('/1.flv', '/2.flv')).closed).toBe(1006);
  });

  it('ends with its publisher', async () => {
    await publish(true);
    const viewer = watch(await address());
    await vi.waitFor(() => expect(viewer.bytes().length).toBeGreaterThan(0));
    await publish(false);
    expect(await viewer.closed).toBe(1000);
  });

  it('ends when the host hides it, and does not open then', async () => {
    await publish(true);
    const url = await address();
    const viewer = watch(url);
    await vi.waitFor(() => expect(viewer.bytes().length).toBeGreaterThan(0));
    const context = new TestContext(createLinkAdapter(ORIGIN, mocks.link));
    const host = await (await context.member('0900000002')).openSocket('chat');
    await host.call(updateRoomSettings, { Status: 2 });
    expect(await viewer.closed).toBe(1000);
    expect(await watch(url).closed).toBe(1006);
    context.clear();
  });

  it('breaks with the scenario "cut", and does not open', async () => {
    await publish(true);
    const viewer = watch(await address());
    await vi.waitFor(() => expect(viewer.bytes().length).toBeGreaterThan(0));
    mocks.conditions.change({ stream: 'cut' });
    expect(await viewer.closed).toBe(1006);
    expect(await watch(await address()).closed).toBe(1006);
  });
});
