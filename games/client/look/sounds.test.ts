import { expect, it, vi } from 'vitest';
import data from '#games/catalogue/owl/look.json' with { type: 'json' };
import { LookFile } from './schema.ts';
import { GameSounds, type SoundContext } from './sounds.ts';

const look = LookFile.parse(data);

class FakeParam {
  value = 1;
  readonly sent: number[] = [];
  setTargetAtTime(value: number): void {
    this.value = value;
    this.sent.push(value);
  }
  cancelScheduledValues(): void {
    this.sent.length = 0;
  }
}

interface FakeSamples {
  readonly duration: number;
  readonly file?: string;
}

class FakeNode {
  readonly gain = new FakeParam();
  readonly playbackRate = new FakeParam();
  readonly threshold = new FakeParam();
  readonly knee = new FakeParam();
  readonly ratio = new FakeParam();
  readonly attack = new FakeParam();
  readonly release = new FakeParam();
  buffer: FakeSamples | null = null;
  loop = false;
  isPlaying = false;
  connect(): void {
    // The target of a connection is not checked.
  }
  start(): void {
    this.isPlaying = true;
  }
  stop(): void {
    this.isPlaying = false;
  }
}

/** Records the calls to a context. */
class FakeContext implements SoundContext {
  readonly destination = new FakeNode();
  readonly gains: FakeNode[] = [];
  readonly sources: FakeNode[] = [];
  currentTime = 0;
  state = 'suspended';
  createGain(): FakeNode {
    const node = new FakeNode();
    this.gains.push(node);
    return node;
  }
  createBufferSource(): FakeNode {
    const node = new FakeNode();
    this.sources.push(node);
    return node;
  }
  createDynamicsCompressor(): FakeNode {
    return new FakeNode();
  }
  async decodeAudioData(bytes: ArrayBuffer): Promise<FakeSamples> {
    return { file: new TextDecoder().decode(bytes), duration: 2 };
  }
  async resume(): Promise<void> {
    this.state = 'running';
  }
  async suspend(): Promise<void> {
    this.state = 'suspended';
  }
}

function open(wait: () => Promise<void> = async () => undefined) {
  const context = new FakeContext();
  const loaded: string[] = [];
  const load = async (address: string) => {
    await wait();
    loaded.push(address);
    return Uint8Array.from(new TextEncoder().encode(address)).buffer;
  };
  const sounds = new GameSounds({ look, address: (file) => file, createContext: () => context, load });
  const played = () => context.sources.filter(({ isPlaying }) => isPlaying).map(({ buffer }) => buffer?.file);
  return { context, loaded, sounds, played };
}

it('loads and plays nothing before the first touch', async () => {
  const { sounds, loaded, played } = open();
  sounds.playMusic('night');
  await sounds.play('press');
  expect([loaded, played()]).toEqual([[], []]);
});

it('resumes at a touch what a call has interrupted, and nothing below a sheet', () => {
  const { sounds, context } = open();
  sounds.unlock();
  context.state = 'interrupted';
  sounds.unlock();
  expect(context.state).toBe('running');
  sounds.isCovered = true;
  sounds.unlock();
  expect(context.state).toBe('suspended');
});

it('loads each file once and plays it as loud as the look says', async () => {
  const { sounds, loaded, context } = open();
  sounds.unlock();
  await sounds.play('reelStop', 1.1);
  await sounds.play('reelStop');
  expect(loaded.filter((file) => file === 'reel-stop.wav')).toHaveLength(1);
  expect(context.sources.map(({ playbackRate }) => playbackRate.value)).toEqual([1.1, 1]);
  expect(context.gains.at(-1)?.gain.value).toBe(look.sounds.reelStop.volume);
});

it('plays the music that was requested before the touch, and one piece at a time', async () => {
  const { sounds, context, played } = open();
  sounds.playMusic('night');
  sounds.unlock();
  await vi.waitFor(() => expect(played()).toEqual(['night.mp3']));
  sounds.playMusic('free');
  await vi.waitFor(() => expect(played()).toEqual(['free.mp3']));
  expect(context.sources.at(-1)?.loop).toBe(true);
  sounds.stopMusic();
  expect(played()).toEqual([]);
});

it('lowers music during a big win', async () => {
  const { sounds, context } = open();
  sounds.unlock();
  const music = context.gains[1];
  await sounds.play('winSmall');
  expect(music?.gain.sent).toEqual([]);
  await sounds.play('winBig');
  expect(music?.gain.sent).toEqual([0.3, 1]);
});

it('is silent while it is muted or covered', async () => {
  const { sounds, context, played } = open();
  sounds.unlock();
  sounds.isMuted = true;
  await sounds.play('press');
  expect([played(), context.gains[0]?.gain.value]).toEqual([[], 0]);
  sounds.isMuted = false;
  sounds.isCovered = true;
  await sounds.play('press');
  expect([played(), context.state]).toEqual([[], 'suspended']);
  sounds.isCovered = false;
  await sounds.play('press');
  expect([played(), context.state]).toEqual([['press.wav'], 'running']);
});

it('loads nothing while it is muted', async () => {
  const { sounds, loaded, played } = open();
  sounds.isMuted = true;
  sounds.playMusic('night');
  sounds.unlock();
  await Promise.resolve();
  expect([loaded, played()]).toEqual([[], []]);
  sounds.isMuted = false;
  await vi.waitFor(() => expect(played()).toEqual(['night.mp3']));
});

it('plays nothing that loads too late for its moment', async () => {
  const { sounds, context, played } = open(async () => {
    await Promise.resolve();
    context.currentTime = 1;
  });
  sounds.unlock();
  await sounds.play('reelStop');
  expect(played()).toEqual([]);
});

it('requests a file again that did not load', async () => {
  let isReachable = false;
  const { sounds, played } = open(async () => {
    if (!isReachable) throw new Error('offline');
  });
  sounds.unlock();
  await sounds.play('press');
  expect(played()).toEqual([]);
  isReachable = true;
  await sounds.play('press');
  expect(played()).toEqual(['press.wav']);
});
