import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noticesWith } from './notices.ts';
import { watchStart } from './watchStart.ts';

const supports = { CSS: { supports: (): boolean => true } };
let added: [string, EventListener, boolean][] = [];

/** Watches this page with a window that has the given globals and listeners of its own. */
function watch(has: object): void {
  const host = {
    ...has,
    addEventListener: (name: string, listener: EventListener, capture = false) => {
      added.push([name, listener, capture]);
      window.addEventListener(name, listener, capture);
    },
    setTimeout: window.setTimeout.bind(window),
  };
  watchStart(document, host, noticesWith('Safari 16.4'));
}
const notice = () => document.querySelector('#start-notice');
const modern = { ...supports, CSSPropertyRule: class {} };

beforeEach(() => {
  vi.useFakeTimers();
  document.documentElement.lang = 'vi-VN';
});
afterEach(() => {
  for (const [name, listener, capture] of added) window.removeEventListener(name, listener, capture);
  added = [];
  notice()?.remove();
  for (const name of ['data-too-old', 'data-started', 'lang']) document.documentElement.removeAttribute(name);
  vi.useRealTimers();
});

test.each([
  ['no CSS object', { CSSPropertyRule: class {} }],
  ['a CSS object without supports', { CSS: {}, CSSPropertyRule: class {} }],
  ['an unknown declaration', { CSS: { supports: (): boolean => false }, CSSPropertyRule: class {} }],
  ['an unknown interface', supports],
])('explains in three languages what to do in a browser with %s', (_what, has) => {
  watch(has);
  expect(document.documentElement.hasAttribute('data-too-old')).toBe(true);
  const languages = [...document.querySelectorAll('#start-notice [lang]')].map((block) => block.getAttribute('lang'));
  expect(languages).toEqual(['vi-VN', 'zh-Hant-TW', 'id-ID']);
  for (const text of ['請更新瀏覽器', 'Perbarui browser Anda', 'Hãy cập nhật trình duyệt', 'Safari 16.4'])
    expect(notice()?.textContent).toContain(text);
});

test('shows nothing if the app starts', () => {
  watch(modern);
  window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop' }));
  document.dispatchEvent(new Event('menagerie:started'));
  vi.advanceTimersByTime(60_000);
  expect(notice()).toBeNull();
});

test('shows the error that stopped the start', () => {
  watch(modern);
  document.dispatchEvent(new CustomEvent('menagerie:stopped', { detail: 'TypeError: no such thing' }));
  expect(notice()?.getAttribute('role')).toBe('alert');
  expect(notice()?.textContent).toContain('頁面無法開啟');
  expect(notice()?.textContent).toContain('TypeError: no such thing');
});

test('shows that a script failed to load', () => {
  watch(modern);
  const script = document.createElement('script');
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  script.remove();
  expect(notice()?.textContent).toContain('Không mở được trang');
});

test('ignores a picture that failed to load', () => {
  watch(modern);
  const picture = document.createElement('img');
  document.body.append(picture);
  picture.dispatchEvent(new Event('error'));
  picture.remove();
  vi.advanceTimersByTime(60_000);
  expect(notice()).toBeNull();
});

test('shows an uncaught error if the app does not start within five seconds', () => {
  watch(modern);
  window.dispatchEvent(new ErrorEvent('error', { message: 'Unexpected token' }));
  vi.advanceTimersByTime(4900);
  expect(notice()).toBeNull();
  vi.advanceTimersByTime(200);
  expect(notice()?.textContent).toContain('Unexpected token');
});

test('removes the notice if the app starts after all', () => {
  watch(modern);
  window.dispatchEvent(new ErrorEvent('error', { message: 'slow' }));
  vi.advanceTimersByTime(6000);
  document.dispatchEvent(new Event('menagerie:started'));
  expect(notice()).toBeNull();
});
