import { expect, it, vi } from 'vitest';
import { redrawRestored } from './redrawRestored.ts';

it('draws again each time that the browser gives the context back', () => {
  const canvas = document.createElement('canvas');
  const draw = vi.fn<() => void>();
  redrawRestored(canvas, draw);
  canvas.dispatchEvent(new Event('webglcontextlost'));
  expect(draw).not.toHaveBeenCalled();
  canvas.dispatchEvent(new Event('webglcontextrestored'));
  expect(draw).toHaveBeenCalledTimes(1);
});
