import { entriesOf } from './entriesOf.ts';
import type { LookFile } from './schema.ts';
import type { MusicName, SoundName } from './soundMoments.ts';

/** Seconds in which music fades in and out, and in which it is lowered for a sound. */
const FADE = 0.9;
const DUCK = 0.18;
/** The volume of music below a leading sound. */
const DUCKED = 0.3;

/** Sounds that lower the music. */
const LEADING: ReadonlySet<string> = new Set<SoundName>([
  'winBig',
  'winHuge',
  'freeStart',
  'freeEnd',
  'jackpot',
  'anticipation',
  'holdStart',
  'holdFull',
  'holdEnd',
]);

interface Param {
  value: number;
  setTargetAtTime(value: number, at: number, constant: number): unknown;
  cancelScheduledValues(at: number): unknown;
}

interface SoundNode {
  connect(to: SoundNode): unknown;
}

interface Gain extends SoundNode {
  readonly gain: Param;
}

interface Compressor extends SoundNode {
  readonly threshold: Param;
  readonly knee: Param;
  readonly ratio: Param;
  readonly attack: Param;
  readonly release: Param;
}

interface Samples {
  readonly duration: number;
}

interface Source extends SoundNode {
  buffer: Samples | null;
  loop: boolean;
  readonly playbackRate: Param;
  start(): void;
  stop(at?: number): void;
}

/** The used part of an `AudioContext`. */
export interface SoundContext {
  readonly currentTime: number;
  /** `running`, or why it does not run. */
  readonly state: string;
  readonly destination: SoundNode;
  createGain(): Gain;
  createBufferSource(): Source;
  createDynamicsCompressor(): Compressor;
  decodeAudioData(bytes: ArrayBuffer): Promise<Samples>;
  resume(): Promise<void>;
  suspend(): Promise<void>;
}

type Files = LookFile['sounds'];

export interface SoundsParts<Name extends string = SoundName> {
  readonly look: {
    readonly sounds: Readonly<Partial<Record<Name, Files['press'] | undefined>>>;
    /** Absent for a game without music. */
    readonly music?: LookFile['music'] | undefined;
  };
  /** The address of a file of `games/generated/<code>/sounds`. */
  readonly address: (file: string) => string;
  readonly createContext: () => SoundContext;
  readonly load: (address: string) => Promise<ArrayBuffer>;
}

/** Plays the sounds and the music of a game. It is silent until {@link GameSounds.unlock}. */
export class GameSounds<Name extends string = SoundName> {
  readonly #parts: SoundsParts<Name>;
  readonly #buffers = new Map<string, Promise<Samples | undefined>>();
  #audio: { context: SoundContext; master: Gain; music: Gain } | undefined;
  #playing: { file: string; gain: Gain; source: Source } | undefined;
  #wanted: MusicName | undefined;
  #isMuted = false;
  #isCovered = false;

  constructor(parts: SoundsParts<Name>) {
    this.#parts = parts;
  }

  /** Call it on each touch: before the first, browsers play nothing, and a call or a locked screen suspends the sound. */
  unlock(): void {
    if (this.#audio !== undefined) {
      if (this.#audio.context.state !== 'running') void this.#resume();
      return;
    }
    const context = this.#parts.createContext();
    const master = context.createGain();
    const music = context.createGain();
    music.connect(master);
    master.connect(limiter(context));
    master.gain.value = this.#isMuted ? 0 : 1;
    this.#audio = { context, master, music };
    void this.#resume();
    this.#load();
  }

  /** @param rate the speed, and so the pitch */
  async play(name: Name, rate = 1): Promise<void> {
    const audio = this.#audio;
    if (audio === undefined || this.#isMuted || this.#isCovered) return;
    const sound = this.#parts.look.sounds[name];
    if (sound === undefined) return;
    const { file, volume } = sound;
    const asked = audio.context.currentTime;
    const buffer = await this.#buffer(file);
    // A sound that loads for long belongs to an earlier moment.
    if (buffer === undefined || audio.context.currentTime - asked > 0.4) return;
    const source = audio.context.createBufferSource();
    const gain = audio.context.createGain();
    source.buffer = buffer;
    source.playbackRate.value = rate;
    gain.gain.value = volume;
    source.connect(gain);
    gain.connect(audio.master);
    source.start();
    if (LEADING.has(name)) this.#duck(buffer.duration / rate);
  }

  /** Loops the music of a scene, in place of another one. */
  playMusic(name: MusicName): void {
    this.#wanted = name;
    if (this.#audio !== undefined) void this.#startMusic(name);
  }

  stopMusic(): void {
    this.#wanted = undefined;
    this.#fadeOut();
  }

  set isMuted(isMuted: boolean) {
    this.#isMuted = isMuted;
    if (this.#audio === undefined) return;
    const { context, master } = this.#audio;
    master.gain.setTargetAtTime(isMuted ? 0 : 1, context.currentTime, 0.05);
    this.#load();
  }

  /** Whether a sheet covers the game. Nothing plays below it. */
  set isCovered(isCovered: boolean) {
    this.#isCovered = isCovered;
    void this.#resume();
  }

  /** Loads the sounds and the music. A player who has muted the game loads nothing. */
  #load(): void {
    if (this.#isMuted) return;
    for (const [, { file }] of entriesOf<Files['press']>(this.#parts.look.sounds)) void this.#buffer(file);
    if (this.#wanted !== undefined) void this.#startMusic(this.#wanted);
  }

  async #resume(): Promise<void> {
    const context = this.#audio?.context;
    if (context === undefined) return;
    // A browser may refuse without a touch. The next touch tries again.
    await (this.#isCovered ? context.suspend() : context.resume()).catch(() => undefined);
  }

  async #startMusic(name: MusicName): Promise<void> {
    const audio = this.#audio;
    // A scene without music of its own keeps the ordinary music.
    const { music } = this.#parts.look;
    const piece = music?.[name] ?? music?.night;
    if (piece === undefined) return;
    const { file, volume } = piece;
    if (audio === undefined || this.#isMuted || this.#playing?.file === file) return;
    const buffer = await this.#buffer(file);
    if (buffer === undefined || this.#wanted !== name || this.#playing?.file === file) return;
    this.#fadeOut();
    const source = audio.context.createBufferSource();
    const gain = audio.context.createGain();
    source.buffer = buffer;
    source.loop = true;
    gain.gain.value = volume;
    source.connect(gain);
    gain.connect(audio.music);
    source.start();
    this.#playing = { file, gain, source };
  }

  #fadeOut(): void {
    if (this.#playing === undefined || this.#audio === undefined) return;
    const { gain, source } = this.#playing;
    const now = this.#audio.context.currentTime;
    gain.gain.setTargetAtTime(0, now, FADE / 3);
    source.stop(now + FADE);
    this.#playing = undefined;
  }

  #duck(seconds: number): void {
    if (this.#audio === undefined) return;
    const { context, music } = this.#audio;
    const now = context.currentTime;
    music.gain.cancelScheduledValues(now);
    music.gain.setTargetAtTime(DUCKED, now, DUCK);
    music.gain.setTargetAtTime(1, now + seconds * 0.8, FADE / 2);
  }

  /** A file that does not load is silent. The next call requests it again. */
  #buffer(file: string): Promise<Samples | undefined> {
    const known = this.#buffers.get(file);
    if (known !== undefined) return known;
    const buffer = this.#decode(file).catch(() => {
      this.#buffers.delete(file);
      return undefined;
    });
    this.#buffers.set(file, buffer);
    return buffer;
  }

  async #decode(file: string): Promise<Samples | undefined> {
    const bytes = await this.#parts.load(this.#parts.address(file));
    return this.#audio?.context.decodeAudioData(bytes);
  }
}

/** Simultaneous sounds are louder than a device can play. A limit of -6 dB prevents crackling. */
function limiter(context: SoundContext): SoundNode {
  const compressor = context.createDynamicsCompressor();
  compressor.threshold.value = -6;
  compressor.knee.value = 0;
  compressor.ratio.value = 20;
  compressor.attack.value = 0.002;
  compressor.release.value = 0.12;
  compressor.connect(context.destination);
  return compressor;
}
