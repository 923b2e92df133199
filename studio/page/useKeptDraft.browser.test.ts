import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { deleteDB } from 'idb';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { type Draft, emptyDraft } from '../draft/draft.ts';
import { type KeptDraft, readKeptDraft } from '../draft/keptDraft.ts';
import { useKeptDraft } from './useKeptDraft.ts';

/** The size of the largest archive, which is more than `localStorage` takes. */
const files = Object.fromEntries(
  Array.from({ length: 4 }, (_, at) => [`sounds/piece-${at}.mp3`, btoa('\u0001'.repeat(2_000_000))]),
);

afterEach(async () => {
  cleanup();
  localStorage.clear();
  await deleteDB('menagerie.studio');
});

/** Renders the hook with a draft that takes its loaded files, as in the Studio. */
function keeping(first: KeptDraft, kept: KeptDraft | undefined) {
  return renderHook(() => {
    const [draft, setDraft] = useState(first.draft);
    const [takeFiles] = useState(
      () =>
        (without: Draft['Files'], brought: Draft['Files']): void =>
          setDraft((before) => (before.Files === without ? { ...before, Files: brought } : before)),
    );
    return { draft, state: useKeptDraft({ draft, changed: first.changed }, kept, takeFiles) };
  });
}
const patience = { timeout: 20_000 };

it('keeps a draft with eight megabytes of files over two reloads', async () => {
  const draft = { ...emptyDraft(), ID: 'koala', Files: files };
  const { result, unmount } = keeping({ draft, changed: true }, undefined);
  expect(result.current.state).toBe('keeping');
  await waitFor(() => expect(readKeptDraft()?.draft.ID).toBe('koala'), patience);
  expect(result.current.state).toBe('kept');
  unmount();

  for (let reloads = 0; reloads < 2; reloads += 1) {
    const kept = readKeptDraft();
    if (kept === undefined) throw new Error('nothing is kept');
    expect(kept.draft.Files).toEqual({});
    const again = keeping(kept, kept);
    await waitFor(() => expect(Object.keys(again.result.current.draft.Files)).toHaveLength(4), patience);
    expect(again.result.current.draft).toEqual({ ...draft, Files: files });
    expect(again.result.current.state).toBe('kept');
    window.dispatchEvent(new Event('pagehide'));
    again.unmount();
  }
});
