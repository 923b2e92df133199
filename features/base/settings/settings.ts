import * as z from 'zod/mini';
import { Brand } from '#protocol/brands.ts';
import { OpenParts } from '#protocol/entities/operator.ts';
import { LocaleID } from '#protocol/entities/identifiers.ts';

/** The settings that the page gets before it starts: from the service's document, or from the mock mode. */
export const Settings = z.object({
  SiteID: z.string(),
  /** The brand of this page. */
  Brand,
  DevTools: z.boolean(),
  Locale: LocaleID,
  HasSession: z.optional(z.boolean()),
  Open: z.optional(OpenParts),
});
export type Settings = z.infer<typeof Settings>;

/** The id of the script element with the settings. */
export const SETTINGS_ELEMENT = 'menagerie-settings';

/**
 * Reads the settings that the service wrote into the page.
 *
 * @returns undefined for a page without a service
 * @throws ZodError if the settings are invalid
 */
export function readSettings(page: Document): Settings | undefined {
  const text = page.getElementById(SETTINGS_ELEMENT)?.textContent?.trim() ?? '';
  return text === '' ? undefined : Settings.parse(JSON.parse(text));
}
