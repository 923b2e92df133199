import * as z from 'zod/mini';
import { readPersonal, writePersonal } from '../../../base/settings/index.ts';

/** What was filled in: words, chosen values, or a tick. */
export const Draft = z.record(z.string(), z.union([z.string(), z.array(z.string()), z.boolean()]));
export type Draft = z.infer<typeof Draft>;

const keyOf = (slug: string): string => `draft.${slug}`;

/** What this tab keeps of a form; empty without anything. */
export const readDraft = (slug: string): Draft => readPersonal(keyOf(slug), Draft) ?? {};

/** Keeps a form in this tab until the session ends, and nowhere else; an empty one is forgotten. */
export const saveDraft = (slug: string, draft: Draft): void =>
  writePersonal(keyOf(slug), Object.keys(draft).length === 0 ? undefined : draft);
