import type {} from '@vitest/browser-playwright';
import { commands } from 'vitest/browser';
import { nextFrames, endAnimations, phone, resize } from './viewport.ts';

interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Adds a rectangle of the browser's window to a sheet. */
    takePicture: (sheet: string, story: string, clip: Clip) => Promise<void>;
    /**
     * Compares a sheet with its baseline, or makes it the baseline if vitest updates.
     *
     * @returns the differences
     */
    compareSheet: (sheet: string) => Promise<readonly string[]>;
  }
}

/** The maximum height in px: a picture shows only the upper part of a taller story. */
const tallest = 2200;

/** Returns the lower end of all drawn content in px. */
function depth(): number {
  const holders = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
  const bottoms = holders.map((element) => element.getBoundingClientRect().bottom + window.scrollY);
  return Math.ceil(Math.max(1, ...bottoms.filter((bottom) => Number.isFinite(bottom))));
}

const isPinned = (): boolean =>
  [...document.body.querySelectorAll('*')].some(
    (element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility(),
  );

/** Adds the rendered story to its component's sheet in this brand. */
export async function takePicture(component: string, story: string, brand: string): Promise<void> {
  // Content that is fixed to the window needs the window unchanged, at the scroll position that its story left; all other content is shown
  // whole.
  const pinned = isPinned();
  if (!pinned) window.scrollTo(0, 0);
  const height = pinned ? phone.height : Math.min(tallest, depth() + 16);
  // A story that is lower keeps the phone's height, so that styles for short phones do not apply.
  if (height > phone.height) {
    resize({ width: phone.width, height });
    await nextFrames();
  }
  endAnimations();
  const frame = window.frameElement?.getBoundingClientRect();
  await commands.takePicture(`${component}-${brand}`, story, {
    x: frame?.x ?? 0,
    y: frame?.y ?? 0,
    width: phone.width,
    height,
  });
  resize(phone);
}
