import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { deleteDB } from 'idb';
import { afterEach, expect, it } from 'vitest';
import { emptyDraft } from '../draft/draft.ts';
import { readKeptDraft } from '../draft/keptDraft.ts';
import { useKeptDraft } from './useKeptDraft.ts';

/** As much as an archive may bring: more than `localStorage` takes. */
const files = Object.fromEntries(
  Array.from({ length: 4 }, (_, at) => [`sounds/piece-${at}.mp3`, btoa('\u0001'.repeat(2_000_000))]),
);

afterEach(async () => {
  cleanup();
  localStorage.clear();
  await deleteDB('menagerie.studio');
});

it('a draft with eight megabytes of files is there again after a reload, and then after another', async () => {
  const draft = { ...emptyDraft(), ID: 'koala', Files: files };
  const { result, unmount } = renderHook(() => useKeptDraft({ draft, changed: true }, undefined, () => undefined));
  expect(result.current).toBe('keeping');
  await waitFor(() => expect(readKeptDraft()?.draft.ID).toBe('koala'), { timeout: 10_000 });
  expect(result.current).toBe('kept');
  unmount();

  for (let reloads = 0; reloads < 2; reloads += 1) {
    const kept = readKeptDraft();
    if (kept === undefined) throw new Error('nothing is kept');
    expect(kept.draft.Files).toEqual({});
    const taken: unknown[] = [];
    const take = (...given: readonly unknown[]): void => void taken.push(given);
    const again = renderHook(() => useKeptDraft({ draft: kept.draft, changed: kept.changed }, kept, take));
    await waitFor(() => expect(taken).toEqual([[kept.draft.Files, files]]), { timeout: 10_000 });
    window.dispatchEvent(new Event('pagehide'));
    again.unmount();
  }
});
