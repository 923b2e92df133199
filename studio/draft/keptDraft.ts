import * as z from 'zod/mini';
import { readStored, writeStored } from '#features/base/settings/index.ts';
import { Draft } from './draft.ts';

const KEPT = 'menagerie.studio.draft';

const KeptDraft = z.object({
  draft: Draft,
  /** Whether the draft differs from its start. */
  changed: z.boolean(),
  /** The place of its files, if they are not with it: their key in the database, or `nowhere`. */
  files: z.optional(z.string()),
});
export type KeptDraft = z.infer<typeof KeptDraft>;

/** The value of `files` if this browser had no room for them. */
export const NOWHERE = 'nowhere';

/** The draft of the last visit. */
export const readKeptDraft = (): KeptDraft | undefined => readStored(KEPT, KeptDraft);

/**
 * Keeps a draft in this browser.
 * @returns false if there was no room
 */
export function keepDraft({ draft, changed, files }: KeptDraft): boolean {
  const kept = files === undefined ? { draft, changed } : { draft: { ...draft, Files: {} }, changed, files };
  return writeStored(KEPT, kept);
}
