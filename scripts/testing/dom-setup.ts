import { webcrypto } from 'node:crypto';
import * as streams from 'node:stream/web';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { finishFile, finishTest } from '#features/testing/testCleanup.ts';

// A busy machine may take its time over what a test waits for; what never comes still fails.
configure({ asyncUtilTimeout: 10_000 });

// A window in a realm of its own lacks what Node's has and every browser's: fetch and its mocks are made of them.
for (const [name, stream] of Object.entries(streams)) {
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: stream });
}
if (!('subtle' in crypto)) Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

// Files of one project may share a window: each finds it as the first one did.
vi.unstubAllGlobals();
vi.useRealTimers();
history.replaceState(null, '', '/');
document.body.replaceChildren();
for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
localStorage.clear();
sessionStorage.clear();
for (const cookie of document.cookie.split('; '))
  document.cookie = `${cookie.split('=', 1)[0] ?? ''}=; path=/; max-age=0`;

/**
 * What React says, once a process, where a part suspends while user-event presses: it presses within an act of its own that no test can
 * await. It is said of the tools and not of the part, which is waited for.
 */
const isSaidOfTools = ([text]: readonly unknown[]): boolean =>
  typeof text === 'string' && text.startsWith('A component suspended inside an `act` scope');

// A warning nobody reads becomes a bug somebody ships: React's, react-intl's and our own all fail the test that caused them.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(async () => {
  cleanup();
  await finishTest();
  const said = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.restoreAllMocks();
  expect(
    said.filter((call) => !isSaidOfTools(call)),
    'console.error and console.warn stay silent',
  ).toEqual([]);
});
afterAll(finishFile);
