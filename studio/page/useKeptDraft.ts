import { useEffect, useState } from 'react';
import type { Draft } from '../draft/draft.ts';
import { type KeptDraft, keepDraft, NOWHERE } from '../draft/keptDraft.ts';
import { areLarge, forgetOtherFiles, keepFiles, readKeptFiles } from '../draft/keptFiles.ts';

/** The pause after the last change before a draft is kept. */
const saveAfterMs = 300;

/** Files and their key in the database, or `nowhere` if they are not there. */
interface Shelved {
  readonly files: Draft['Files'];
  readonly key: string;
}

/**
 * The state of a draft in this browser. `kept`: the draft is stored. `keeping`: its large files are being stored.
 * `tooLarge`: the draft is lost when the page closes. `filesGone`: the draft was stored without its files.
 */
export type Keeping = 'kept' | 'keeping' | 'tooLarge' | 'filesGone';

/**
 * Keeps a draft in this browser: in `localStorage`, and large files in the database. Asks before the page closes
 * with an unkept change.
 * @param kept the start of the draft
 * @param onFiles called once the files of that draft are read
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

  // The files in the database of the page's first draft.
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
      // The earlier files stay until the files of this draft are written.
      if (isWaiting) return;
      const inDatabase = isOnShelf && shelved.key !== NOWHERE ? shelved.key : undefined;
      const wasWithout = isOnShelf && !isLarge && shelved.key === NOWHERE;
      const isKept = keepDraft({ draft, changed, files: inDatabase ?? (wasWithout ? NOWHERE : undefined) });
      // Keeps at least the rest of it.
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
  // A draft that was only imported or begun can be made again.
  const isAtRisk = changed && (keeping === 'keeping' || keeping === 'tooLarge');
  useEffect(() => {
    if (!isAtRisk) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAtRisk]);
  return keeping;
}
