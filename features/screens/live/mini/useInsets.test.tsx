import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useInsets } from './useInsets.ts';

const WIDTH = 1440;
const HEIGHT = 900;
const MINI = { width: 144, height: 252 };

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

beforeEach(() => {
  vi.stubGlobal('innerWidth', WIDTH);
  vi.stubGlobal('innerHeight', HEIGHT);
  stubWide(true);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(MINI.width);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(MINI.height);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function readBox(this: Element) {
    const [left = 0, top = 0, right = 0, bottom = 0] = (this.getAttribute('data-box') ?? '').split(' ').map(Number);
    return new DOMRect(left, top, right - left, bottom - top);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const stubWide = (matches: boolean): void =>
  void vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { matches, media }));

function Place() {
  const { x, y } = useInsets('/')['bottom-right'];
  return <output aria-label="bottom right">{`${String(x)} ${String(y)}`}</output>;
}

const boxOf = ({ left, top, right, bottom }: Box): string => [left, top, right, bottom].join(' ');

/** Renders a page with a bar of 64 px, a floating button, and a search field. */
function open(search: Box): string | null {
  render(
    <>
      <div data-box={boxOf({ left: 1351, top: 757, right: 1408, bottom: 813 })} data-part="page-corner" />
      <div data-box={boxOf({ left: 0, top: 836, right: WIDTH, bottom: HEIGHT })} data-part="bottom-bar" />
      <div data-box={boxOf(search)} role="search" />
      <div data-part="mini-window" />
      <Place />
    </>,
  );
  return screen.getByLabelText('bottom right').textContent;
}

test('rests beside the floating button of a wide window', () => {
  expect(open({ left: 1184, top: 511, right: 1408, bottom: 555 })).toBe('101 76');
});

test('rests beside a field that it would cover', () => {
  expect(open({ left: 1184, top: 600, right: 1408, bottom: 644 })).toBe('268 76');
});

test('stays in the right half of the window', () => {
  expect(open({ left: 32, top: 600, right: 1408, bottom: 644 })).toBe('101 76');
});

test('rests above the floating button of a phone', () => {
  stubWide(false);
  expect(open({ left: 1184, top: 600, right: 1408, bottom: 644 })).toBe('12 155');
});
