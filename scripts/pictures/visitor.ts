import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright';

/** The language and the time zone of pictures. */
export const TAIPEI = { locale: 'zh-TW', timezoneId: 'Asia/Taipei' } as const;

/** Opens a context whose visitor has answered every question of a first visit. The pictures show no half-finished animation. */
export async function openVisitor(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({ ...TAIPEI, reducedMotion: 'reduce', ...options });
  await context.addInitScript(() => {
    if (window.origin === 'null') return;
    localStorage.setItem('menagerie.ageGate', 'true');
    localStorage.setItem('menagerie.announcementSeen', '{"ID":"demo-1","Day":""}');
    localStorage.setItem('menagerie.analyticsConsent', '"refused"');
  });
  return context;
}
