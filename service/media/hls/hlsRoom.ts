import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { LiveStream } from '../fanOut/liveStream.ts';
import { Viewer, type ViewerTransport } from '../fanOut/viewer.ts';

const PLAYLIST = 'index.m3u8';
/** The first segment ends at the first key frame after two seconds. */
const FIRST_SEGMENT_MS = 15_000;
const LOOK_MS = 100;
/** The most characters of ffmpeg's output that are kept. */
const MOST_WORDS = 1000;
const SEGMENT = /^\d{1,9}\.ts$/;

/** Copies the codecs. Keeps six segments of two seconds, each from a key frame on, and removes older ones. */
const wordsOf = (folder: string): readonly string[] => [
  ...'-hide_banner -loglevel error -f flv -i pipe:0 -map 0:v:0 -map 0:a:0? -c copy'.split(' '),
  ...'-f hls -hls_time 2 -hls_list_size 6'.split(' '),
  '-hls_flags',
  'delete_segments+omit_endlist',
  '-hls_segment_filename',
  join(folder, '%d.ts'),
  join(folder, PLAYLIST),
];

interface HlsRoomParts {
  readonly watching: () => number;
  /** Called once when the stream or ffmpeg has ended. */
  readonly onEnd: () => void;
  /** Called when ffmpeg fails. @param words the last output of ffmpeg */
  readonly onFailure: (words: string) => void;
}

/** HLS of one room: an ffmpeg that is a viewer of the room's stream, and the folder of its files. */
export class HlsRoom {
  readonly #folder: string;
  readonly #child: ChildProcess;
  readonly #stream: LiveStream;
  #isOver = false;

  private constructor(folder: string, child: ChildProcess, stream: LiveStream) {
    this.#folder = folder;
    this.#child = child;
    this.#stream = stream;
  }

  static async start(
    ffmpeg: string,
    stream: LiveStream,
    { watching, onEnd, onFailure }: HlsRoomParts,
  ): Promise<HlsRoom> {
    const folder = await mkdtemp(join(tmpdir(), 'hls-'));
    const child = spawn(ffmpeg, wordsOf(folder), { stdio: ['pipe', 'ignore', 'pipe'] });
    let words = '';
    child.stderr.on('data', (data) => {
      words = `${words}${String(data)}`.slice(-MOST_WORDS);
    });
    const room = new HlsRoom(folder, child, stream);
    const viewer = new Viewer(
      { viewer: 'hls', isHost: false },
      transportOf(child, { watching, onEnd: () => room.end() }),
    );
    // The process may have exited already; its `close` event follows.
    child.stdin.on('error', () => child.kill('SIGKILL'));
    child.once('error', () => room.end());
    child.once('close', (code) => {
      stream.remove(viewer);
      if (!room.#isOver && code !== null && code !== 0) onFailure(words.trim());
      room.#isOver = true;
      void rm(folder, { recursive: true, force: true });
      onEnd();
    });
    stream.add(viewer);
    return room;
  }

  /** Whether the ffmpeg program does not exist. */
  get isMissing(): boolean {
    return this.#child.pid === undefined;
  }

  /**
   * Returns the newest playlist. Waits for the first playlist.
   * @param isNewcomer also waits for a picture, so that a new player does not begin with a publisher that is away
   * @returns undefined if ffmpeg wrote no playlist in time
   */
  async playlist({ isNewcomer = false } = {}): Promise<string | undefined> {
    for (let waited = 0; !this.#isOver && waited < FIRST_SEGMENT_MS; waited += LOOK_MS) {
      const text = await readFile(join(this.#folder, PLAYLIST), 'utf8').catch(() => '');
      if (text.includes('.ts') && (!isNewcomer || this.#stream.hasPicture)) return text;
      await wait(LOOK_MS);
    }
    return undefined;
  }

  /** @returns undefined if the segment is gone or its name is invalid */
  async segment(name: string): Promise<Buffer | undefined> {
    return SEGMENT.test(name) ? readFile(join(this.#folder, name)).catch(() => undefined) : undefined;
  }

  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#child.kill('SIGKILL');
  }
}

/** Writes the stream to ffmpeg, which counts as slow like any other viewer. */
function transportOf(
  { stdin }: ChildProcess,
  { watching, onEnd }: Pick<HlsRoomParts, 'watching' | 'onEnd'>,
): ViewerTransport {
  return {
    get watching() {
      return watching();
    },
    write: ({ bare }) => void stdin?.write(bare),
    writeAll: (pieces) => {
      for (const piece of pieces) stdin?.write(piece);
    },
    get queuedBytes() {
      return stdin?.writableLength ?? 0;
    },
    end: onEnd,
  };
}
