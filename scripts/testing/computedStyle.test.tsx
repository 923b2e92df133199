import { expect, it } from 'vitest';
import { speedUpComputedStyle } from './computedStyle.ts';

const HTML = `
  <main><p>a</p><span>b</span><button>c</button><input type="hidden"><input></main>
  <p hidden>d</p><dialog>e</dialog><dialog open>f</dialog><ul><li>g</li></ul><svg><title>h</title><path></path></svg>
  <div style="display: none">i</div><div style="visibility: hidden"><b>j<i style="visibility: visible">k</i></b></div>
  <div style="pointer-events: none"><a>l</a></div><table><tbody hidden><tr><td>m</td></tr></tbody></table>
  <div style="opacity: 0">n</div>`;

const PROPERTIES = ['display', 'visibility', 'opacity', 'position', 'overflow'] as const;

/** A frame has a window of its own, with jsdom's `getComputedStyle`. */
function ownWindow(): Window & typeof globalThis {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const window = frame.contentWindow as (Window & typeof globalThis) | null;
  if (window === null) throw new Error('the frame has no window');
  window.document.body.innerHTML = HTML;
  return window;
}

const stylesOf = (window: Window & typeof globalThis) =>
  [...window.document.body.querySelectorAll('*')].map((element) => [
    element.outerHTML.slice(0, 40),
    ...PROPERTIES.map((name) => window.getComputedStyle(element).getPropertyValue(name)),
  ]);

it('reads the same values as jsdom', () => {
  const window = ownWindow();
  const expected = stylesOf(window);
  speedUpComputedStyle(window);
  expect(stylesOf(window)).toEqual(expected);
});

it('reads the rules of a style sheet in the page', () => {
  const window = ownWindow();
  speedUpComputedStyle(window);
  const style = window.document.head.appendChild(window.document.createElement('style'));
  style.textContent = 'button { display: none }';
  const button = window.document.querySelector('button');
  expect(button && window.getComputedStyle(button).display).toBe('none');
});

it('inherits pointer-events as a browser does', () => {
  const window = ownWindow();
  speedUpComputedStyle(window);
  const link = window.document.querySelector('a');
  expect(link && window.getComputedStyle(link).pointerEvents).toBe('none');
});
