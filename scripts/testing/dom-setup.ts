import { webcrypto } from 'node:crypto';
import * as streams from 'node:stream/web';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { finishFile, finishTest } from '#features/testing/testCleanup.ts';
import { speedUpComputedStyle } from './computedStyle.ts';
import { recordNoOwnerStacks } from './ownerStacks.ts';
import { printFinalErrorsOnly } from './queryErrors.ts';

// A busy machine may be slow, but a test that waits for something missing still fails.
configure({ asyncUtilTimeout: 10_000 });
printFinalErrorsOnly();
recordNoOwnerStacks();

// jsdom's window lacks streams, which fetch and its mocks need.
for (const [name, stream] of Object.entries(streams)) {
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: stream });
}
if (!('subtle' in crypto)) Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

speedUpComputedStyle(window);

// Files of one project may share a window, so each file starts with clean globals.
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
 * React's warning, once per process, about a part that suspends while user-event presses: user-event presses within its own act, which no
 * test can await. The tools cause the warning, and the test waits for the part.
 */
const isSaidOfTools = ([text]: readonly unknown[]): boolean =>
  typeof text === 'string' && text.startsWith('A component suspended inside an `act` scope');

// A warning of React, react-intl or the project's own code fails the test that caused it, because an unread warning becomes a bug.
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
