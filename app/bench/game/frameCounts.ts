import type { Page } from 'playwright';

interface FrameCounts {
  readonly drawCalls: number;
  /** Bytes. Negative if the garbage collector ran in the frame. */
  readonly allocated: number;
}

declare global {
  interface Window {
    gameFrames: {
      isCounting: boolean;
      counted: FrameCounts[];
      drawCalls: number;
      /** WebGL objects that were created and not deleted. */
      glObjects: number;
      waiting: FrameRequestCallback[];
      heap(): number;
      runFrame(): void;
    };
  }
  interface Performance {
    /** The value comes from Chromium and is exact to the byte with `--enable-precise-memory-info`. */
    readonly memory: { readonly usedJSHeapSize: number };
  }
}

/** The function that runs a frame, by its name in traces. */
export const FRAME_FUNCTION = 'runFrame';

/**
 * Runs the frames of a page by its own clock, 60 a second, and drops draw calls before the driver. A processor that renders instead of a
 * graphics card draws two to five frames a second, at which code is neither compiled nor runs in its usual steps. The page's clocks can run
 * faster, so that many rounds take less time.
 */
export const driveFrames = (page: Page, speed = 1): Promise<unknown> => page.addInitScript(drive, speed);

/** Counts the work of each frame during a run. */
export async function countFrames(page: Page, run: () => Promise<void>): Promise<readonly FrameCounts[]> {
  await page.evaluate(() => {
    window.gameFrames.isCounting = true;
  });
  await run();
  return page.evaluate(() => window.gameFrames.counted);
}

export const readGlObjects = (page: Page): Promise<number> => page.evaluate(() => window.gameFrames.glObjects);

/**
 * Runs in the page, so it uses nothing from outside. Its functions have no names, since the compiler of this file would mark named
 * functions.
 */
function drive(speed: number): void {
  const [now, after, every] = [
    performance.now.bind(performance),
    window.setTimeout.bind(window),
    window.setInterval.bind(window),
  ];
  const frames: Window['gameFrames'] = {
    isCounting: false,
    counted: [],
    drawCalls: 0,
    glObjects: 0,
    waiting: [],
    heap() {
      return this.isCounting ? performance.memory.usedJSHeapSize : 0;
    },
    runFrame() {
      if (this.waiting.length === 0) return;
      const callbacks = this.waiting;
      this.waiting = [];
      this.drawCalls = 0;
      const time = performance.now();
      const start = this.heap();
      // The allocations of one reading itself.
      const reading = this.heap() - start;
      const before = this.heap();
      for (const callback of callbacks) callback(time);
      const allocated = this.heap() - before - reading;
      if (this.isCounting) this.counted.push({ drawCalls: this.drawCalls, allocated });
    },
  };
  window.gameFrames = frames;
  Object.assign(performance, {
    now() {
      return now() * speed;
    },
  });
  Object.assign(window, {
    setTimeout(work: () => void, milliseconds = 0) {
      return after(work, milliseconds / speed);
    },
    setInterval(work: () => void, milliseconds = 0) {
      return every(work, milliseconds / speed);
    },
    requestAnimationFrame(callback: FrameRequestCallback) {
      return frames.waiting.push(callback);
    },
  });
  every(frames.runFrame.bind(frames), 1000 / 60);
  const prototype = WebGL2RenderingContext.prototype;
  for (const name of ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced'] as const)
    Object.assign(prototype, {
      [name]() {
        frames.drawCalls += 1;
      },
    });
  for (const kind of [
    'Buffer',
    'Texture',
    'Program',
    'Shader',
    'Framebuffer',
    'Renderbuffer',
    'VertexArray',
  ] as const) {
    const [make, remove] = [prototype[`create${kind}`], prototype[`delete${kind}`]];
    Object.assign(prototype, {
      [`create${kind}`](this: WebGL2RenderingContext, ...values: never[]): unknown {
        frames.glObjects += 1;
        return Reflect.apply(make, this, values);
      },
      [`delete${kind}`](this: WebGL2RenderingContext, ...values: never[]): unknown {
        frames.glObjects -= 1;
        return Reflect.apply(remove, this, values);
      },
    });
  }
}
