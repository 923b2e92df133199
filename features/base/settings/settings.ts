import * as z from 'zod/mini';
import { Brand } from '#protocol/brands.ts';
import { OpenParts } from '#protocol/entities/operator.ts';
import { LocaleID } from '#protocol/entities/identifiers.ts';

/** The settings that the page gets before it starts: from the service in the page itself, or from the mock mode. */
export const Settings = z.object({
  SiteID: z.string(),
  /** The brand that this page was made for. */
  Brand,
  /** Whether development tools (outbox, brand switch) are shown. */
  DevTools: z.boolean(),
  Locale: LocaleID,
  /** Whether the browser brought a session: what to expect before it is known. Absent if unknown. */
  HasSession: z.optional(z.boolean()),
  /** Which parts of the product are open. Absent if unknown. */
  Open: z.optional(OpenParts),
});
export type Settings = z.infer<typeof Settings>;

/** The id of the script element with the settings. */
export const SETTINGS_ELEMENT = 'menagerie-settings';

/**
 * Reads the settings that the service wrote into the page.
 *
 * @returns undefined without settings: a page without a service
 * @throws ZodError if they are wrong
 */
export function readSettings(page: Document): Settings | undefined {
  const text = page.getElementById(SETTINGS_ELEMENT)?.textContent?.trim() ?? '';
  return text === '' ? undefined : Settings.parse(JSON.parse(text));
}
