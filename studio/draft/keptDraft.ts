import * as z from 'zod/mini';
import { readStored, writeStored } from '#features/base/settings/index.ts';
import { Draft } from './draft.ts';

const KEPT = 'menagerie.studio.draft';

const KeptDraft = z.object({
  draft: Draft,
  /** It is no longer what it started from. */
  changed: z.boolean(),
  /** Where its files are kept, if not with it: their key in the database, or `nowhere`. */
  files: z.optional(z.string()),
});
export type KeptDraft = z.infer<typeof KeptDraft>;

/** What `files` says where this browser had no room for them. */
export const NOWHERE = 'nowhere';

/** What was left last time. */
export const readKeptDraft = (): KeptDraft | undefined => readStored(KEPT, KeptDraft);

/** Keeps a draft in this browser. @returns whether it had room */
export function keepDraft({ draft, changed, files }: KeptDraft): boolean {
  const kept = files === undefined ? { draft, changed } : { draft: { ...draft, Files: {} }, changed, files };
  return writeStored(KEPT, kept);
}
