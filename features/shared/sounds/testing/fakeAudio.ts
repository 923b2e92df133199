import { vi } from 'vitest';

/** A browser's audio that plays nothing and records its calls. */
export class FakeAudio {
  readonly played: string[] = [];
  readonly fetched: string[] = [];
  readonly stopped: string[] = [];
  contexts = 0;
  resumed = 0;
  /** The state of a new context. `suspended` if there was no gesture. */
  state = 'running';
  readonly ends: (() => void)[] = [];
  reachable = true;
  delay: Promise<unknown> = Promise.resolve();

  /** Replaces the browser's audio. `vi.unstubAllGlobals()` undoes it. */
  constructor() {
    const note = (address: string): void => void this.played.push(address);
    const opened = (): void => void (this.contexts += 1);
    const stop = (address: string): void => void this.stopped.push(address);
    const plays = (end: () => void): void => void this.ends.push(end);
    const suspended = (): void => void (this.state = 'suspended');
    const resumed = (): void => {
      this.resumed += 1;
      this.state = 'running';
    };
    const state = (): string => this.state;
    // A test without a window has no document to touch.
    if (!('document' in globalThis)) vi.stubGlobal('document', new EventTarget());
    vi.stubGlobal(
      'AudioContext',
      class {
        readonly destination = {};
        constructor() {
          opened();
        }
        get state() {
          return state();
        }
        resume() {
          resumed();
          return Promise.resolve();
        }
        suspend() {
          suspended();
          return Promise.resolve();
        }
        decodeAudioData(bytes: ArrayBuffer) {
          return Promise.resolve({ address: new TextDecoder().decode(bytes) });
        }
      },
    );
    vi.stubGlobal(
      'AudioBufferSourceNode',
      class {
        readonly #address: string;
        onended: (() => void) | null = null;
        constructor(_: unknown, { buffer }: { buffer: { address: string } }) {
          this.#address = buffer.address;
        }
        connect(node: unknown) {
          return node;
        }
        start() {
          note(this.#address);
          plays(() => this.onended?.());
        }
        stop() {
          stop(this.#address);
          this.onended?.();
        }
      },
    );
    vi.stubGlobal(
      'GainNode',
      class {
        connect(node: unknown) {
          return node;
        }
      },
    );
    vi.stubGlobal('fetch', async (address: string) => {
      this.fetched.push(address);
      await this.delay;
      return new Response(address, { status: this.reachable ? 200 : 404 });
    });
  }
}
