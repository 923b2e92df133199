import { beforeEach, expect, it, vi } from 'vitest';
import { watchPicture } from './watchPicture.ts';

let canvas: HTMLCanvasElement;
let due: (() => void)[];
const redraw = vi.fn<() => void>();
const lost = vi.fn<() => void>();

beforeEach(() => {
  canvas = document.createElement('canvas');
  due = [];
  redraw.mockReset();
  lost.mockReset();
  watchPicture(canvas, { clock: { after: (_, work) => void due.push(work) }, redraw, lost });
});

const pass = (): void => {
  for (const work of due.splice(0)) work();
};

it('draws again each time that the browser gives the context back', () => {
  canvas.dispatchEvent(new Event('webglcontextlost'));
  expect(redraw).not.toHaveBeenCalled();
  canvas.dispatchEvent(new Event('webglcontextrestored'));
  expect(redraw).toHaveBeenCalledTimes(1);
  pass();
  expect(lost).not.toHaveBeenCalled();
});

it('reports a context that does not come back, once the page is visible', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  canvas.dispatchEvent(new Event('webglcontextlost'));
  pass();
  expect(lost).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  pass();
  expect(lost).toHaveBeenCalledTimes(1);
  pass();
  expect(lost).toHaveBeenCalledTimes(1);
  visibility.mockRestore();
});
