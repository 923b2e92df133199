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
    /** Holds a sheet to its baseline, or makes it the baseline where vitest was told to update; answers with what differs. */
    compareSheet: (sheet: string) => Promise<readonly string[]>;
  }
}

/** Taller stories are seen by their upper part. */
const tallest = 2200;

/** How far down anything is drawn. */
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
  // What is pinned to the window needs the window as it is, scrolled as its story left it; everything else is shown whole.
  const pinned = isPinned();
  if (!pinned) window.scrollTo(0, 0);
  const height = pinned ? phone.height : Math.min(tallest, depth() + 16);
  // A lower story keeps the phone's height, as what is made for short phones would show there.
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
