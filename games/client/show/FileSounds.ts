import type { MusicName, SoundName, Sounds } from './sounds.ts';

/** The file of each sound, in `games/generated/<code>/sounds`. */
const FILES: Readonly<Record<SoundName | MusicName, string>> = {
  spin: 'reel-start.mp3',
  stop: 'reel-stop.wav',
  scatter: 'scatter-stop.mp3',
  anticipation: 'anticipation.mp3',
  win: 'win-small.mp3',
  bigWin: 'win-big.mp3',
  hugeWin: 'win-huge.mp3',
  jackpot: 'jackpot.mp3',
  feature: 'free-start.mp3',
  featureEnd: 'free-end.mp3',
  night: 'night.mp3',
  free: 'free.mp3',
};
const MUSIC_VOLUME = 0.3;

/** Plays a game's sounds. A browser lets a page be heard only after its first touch, so nothing is loaded before it. */
export class FileSounds implements Sounds {
  readonly #address: (file: string) => string;
  readonly #buffers = new Map<string, Promise<AudioBuffer | undefined>>();
  #context: AudioContext | undefined;
  #music: AudioBufferSourceNode | undefined;
  #scene: MusicName = 'night';
  #isMuted = true;

  /** @param address the address of a file; empty if the game has none of the name */
  constructor(address: (file: string) => string, touched: HTMLElement) {
    this.#address = address;
    const unlock = (): void => this.#unlock();
    touched.addEventListener('pointerdown', unlock, { once: true });
    touched.addEventListener('keydown', unlock, { once: true });
  }

  play(name: SoundName): void {
    if (!this.#isMuted) void this.#start(name, 1, false);
  }

  setMusic(name: MusicName): void {
    if (this.#scene === name) return;
    this.#scene = name;
    void this.#playMusic();
  }

  setMuted(isMuted: boolean): void {
    this.#isMuted = isMuted;
    void this.#playMusic();
  }

  #unlock(): void {
    if (this.#context !== undefined || typeof AudioContext === 'undefined') return;
    this.#context = new AudioContext();
    void this.#playMusic();
  }

  async #playMusic(): Promise<void> {
    this.#music?.stop();
    this.#music = undefined;
    const scene = this.#scene;
    if (this.#isMuted || this.#context === undefined) return;
    const music = await this.#start(scene, MUSIC_VOLUME, true);
    // The scene can change, or the sound be muted, while the music loads.
    if (this.#isMuted || this.#scene !== scene || this.#music !== undefined) music?.stop();
    else this.#music = music;
  }

  async #start(
    name: SoundName | MusicName,
    volume: number,
    loops: boolean,
  ): Promise<AudioBufferSourceNode | undefined> {
    const context = this.#context;
    if (context === undefined) return undefined;
    const file = FILES[name];
    const known = this.#buffers.get(file) ?? this.#load(context, this.#address(file));
    this.#buffers.set(file, known);
    const buffer = await known;
    if (buffer === undefined || this.#isMuted) return undefined;
    const source = new AudioBufferSourceNode(context, { buffer, loop: loops });
    source.connect(new GainNode(context, { gain: volume })).connect(context.destination);
    source.start();
    return source;
  }

  /** A sound that cannot be loaded is not heard. */
  async #load(context: AudioContext, address: string): Promise<AudioBuffer | undefined> {
    if (address === '') return undefined;
    try {
      const response = await fetch(address, { credentials: 'omit' });
      return await context.decodeAudioData(await response.arrayBuffer());
    } catch {
      return undefined;
    }
  }
}
