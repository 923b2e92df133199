import { configure } from '@testing-library/react';
import { vi } from 'vitest';

/** The heights of virtual lists, since jsdom has no layout. */
const VIEWPORT_PX = 800;
const ROW_PX = 40;

// Lazy parts are compiled when a test first renders them, which takes a long time.
configure({ asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 60_000 });

/** Stubs the browser's layout: every list is 800 px high, every row is 40 px high, everything is in view, and the screen is a phone's. */
export function layOut(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #told: ResizeObserverCallback;
      constructor(told: ResizeObserverCallback) {
        this.#told = told;
      }
      observe(target: Element): void {
        const height = target.matches('[data-part=virtual-list-scroller]') ? VIEWPORT_PX : ROW_PX;
        const contentRect = {
          width: 390,
          height,
          x: 0,
          y: 0,
          top: 0,
          left: 0,
          right: 390,
          bottom: height,
          toJSON: String,
        };
        const size = [{ inlineSize: contentRect.width, blockSize: height }];
        const entry = {
          target,
          contentRect,
          borderBoxSize: size,
          contentBoxSize: size,
          devicePixelContentBoxSize: size,
        };
        queueMicrotask(() => this.#told([entry], this));
      }
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
  HTMLElement.prototype.scrollTo = () => undefined;
}
