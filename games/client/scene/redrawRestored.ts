/**
 * Draws again when the browser gives a lost WebGL context back. A game at rest draws nothing by itself. Call it after
 * the renderer is made, whose own listener has to run first.
 */
export function redrawRestored(canvas: EventTarget, draw: () => void): void {
  canvas.addEventListener('webglcontextrestored', draw);
}
