import { useEffect, useState } from 'react';
import type { Draft } from '../draft/draft.ts';
import { type KeptDraft, keepDraft, NOWHERE } from '../draft/keptDraft.ts';
import { areLarge, forgetOtherFiles, keepFiles, readKeptFiles } from '../draft/keptFiles.ts';

/** How long a draft rests before it is kept. */
const saveAfterMs = 300;

/** Files and the key under which the database holds them; `nowhere` where it does not. */
interface Shelved {
  readonly files: Draft['Files'];
  readonly key: string;
}

/**
 * How safe a draft is in this browser: `kept`; `keeping` while its large files are being written; `tooLarge`, it would be gone
 * with the page; `filesGone`, it was kept without its files.
 */
export type Keeping = 'kept' | 'keeping' | 'tooLarge' | 'filesGone';

/**
 * Keeps a draft in this browser: in `localStorage`, its files in the database where they are large. Asks before the page is
 * left while a change is not kept.
 *
 * @param kept what the draft began from
 * @param onFiles told once the files of that draft are read
 */
export function useKeptDraft(
  { draft, changed }: Pick<KeptDraft, 'draft' | 'changed'>,
  kept: KeptDraft | undefined,
  onFiles: (without: Draft['Files'], files: Draft['Files']) => void,
): Keeping {
  const { Files } = draft;
  const [shelved, setShelved] = useState<Shelved | undefined>(
    kept?.files === undefined ? undefined : { files: kept.draft.Files, key: kept.files },
  );
  const [hasRoom, setHasRoom] = useState(true);
  const isOnShelf = shelved?.files === Files;
  const isLarge = areLarge(Files);

  // What the database holds of the draft that the page begins with.
  useEffect(() => {
    if (kept?.files === undefined || kept.files === NOWHERE) return;
    const { files: key, draft: without } = kept;
    let isLeft = false;
    void readKeptFiles(key)
      .catch(() => undefined)
      .then((files) => {
        if (isLeft) return;
        setShelved(files === undefined ? { files: without.Files, key: NOWHERE } : { files, key });
        if (files !== undefined) onFiles(without.Files, files);
      });
    return () => {
      isLeft = true;
    };
  }, [kept, onFiles]);

  useEffect(() => {
    if (!isLarge || isOnShelf) return;
    const key = crypto.randomUUID();
    let isLeft = false;
    void keepFiles(key, Files)
      .then(
        () => key,
        () => NOWHERE,
      )
      .then((where) => {
        if (!isLeft) setShelved({ files: Files, key: where });
      });
    return () => {
      isLeft = true;
    };
  }, [Files, isLarge, isOnShelf]);

  const isWaiting = isLarge && !isOnShelf;
  useEffect(() => {
    const save = (): void => {
      // What was kept before stays until the files that belong to this draft are.
      if (isWaiting) return;
      const inDatabase = isOnShelf && shelved.key !== NOWHERE ? shelved.key : undefined;
      const wasWithout = isOnShelf && !isLarge && shelved.key === NOWHERE;
      const isKept = keepDraft({ draft, changed, files: inDatabase ?? (wasWithout ? NOWHERE : undefined) });
      // The rest of it is kept at least.
      if (!isKept) keepDraft({ draft, changed, files: NOWHERE });
      setHasRoom(isKept);
      if (isKept && shelved !== undefined) void forgetOtherFiles(inDatabase).catch(() => undefined);
    };
    const timer = setTimeout(save, saveAfterMs);
    window.addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', save);
    };
  }, [draft, changed, isWaiting, isOnShelf, isLarge, shelved]);

  const keeping = isWaiting
    ? 'keeping'
    : !hasRoom && (changed || isLarge)
      ? 'tooLarge'
      : isOnShelf && !isLarge && shelved.key === NOWHERE
        ? 'filesGone'
        : 'kept';
  // What was only imported or begun is there to be taken again.
  const isAtRisk = changed && (keeping === 'keeping' || keeping === 'tooLarge');
  useEffect(() => {
    if (!isAtRisk) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAtRisk]);
  return keeping;
}
