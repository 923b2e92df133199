import * as z from 'zod/mini';
import { readPersonal, writePersonal } from '../../../base/settings/index.ts';

/** The values of a form: texts, choices, or a tick. */
export const Draft = z.record(z.string(), z.union([z.string(), z.array(z.string()), z.boolean()]));
export type Draft = z.infer<typeof Draft>;

const keyOf = (slug: string): string => `draft.${slug}`;

/** Reads a form from this tab. Empty without a draft. */
export const readDraft = (slug: string): Draft => readPersonal(keyOf(slug), Draft) ?? {};

/** Stores a form in this tab until the session ends. An empty form is removed. */
export const saveDraft = (slug: string, draft: Draft): void =>
  writePersonal(keyOf(slug), Object.keys(draft).length === 0 ? undefined : draft);
