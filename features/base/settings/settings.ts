import * as z from 'zod/mini';
import { Brand } from '#protocol/brands.ts';
import { LocaleID } from '#protocol/entities/identifiers.ts';

/** What the page is told before it starts: by the service in the page itself, or by the mock mode. */
export const Settings = z.object({
  SiteID: z.string(),
  /** The brand this page was made for. */
  Brand,
  /** Whether development tools (outbox, brand switch) are shown. */
  DevTools: z.boolean(),
  Locale: LocaleID,
  /** Whether the browser brought a session along: what to expect before it is known. Left out where nobody can say. */
  HasSession: z.optional(z.boolean()),
});
export type Settings = z.infer<typeof Settings>;

/** Id of the script element that carries them. */
export const SETTINGS_ELEMENT = 'menagerie-settings';

/**
 * Reads the settings that the service wrote into the page.
 * @returns undefined where there are none: a page without a service
 * @throws ZodError when they are there and wrong
 */
export function readSettings(page: Document): Settings | undefined {
  const text = page.getElementById(SETTINGS_ELEMENT)?.textContent?.trim() ?? '';
  return text === '' ? undefined : Settings.parse(JSON.parse(text));
}
