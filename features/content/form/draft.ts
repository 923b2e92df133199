import { z } from 'zod';
import { readStored, writeStored } from '../../settings/index.ts';

/** What was filled in: words, chosen values, or a tick. */
export const Draft = z.record(z.string(), z.union([z.string(), z.array(z.string()), z.boolean()]));
export type Draft = z.infer<typeof Draft>;

const keyOf = (slug: string): string => `menagerie.draft.${slug}`;

/** What this browser keeps of a form; empty without anything. */
export const readDraft = (slug: string): Draft => readStored(keyOf(slug), Draft) ?? {};

/** Keeps a form in this browser, and nowhere else; an empty one is forgotten. */
export const keepDraft = (slug: string, draft: Draft): void =>
  writeStored(keyOf(slug), Object.keys(draft).length === 0 ? undefined : draft);
