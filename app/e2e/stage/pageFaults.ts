import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { maskName } from '#protocol/rules/maskName.ts';
import { CLUB_NAMES, NICKNAMES } from '#domain/world/words.ts';
import texts from '#locales/zh_tw.json' with { type: 'json' };
import { cutOff } from './cutOff.ts';

/** Rules of axe that the page breaks, with where. No rule is left out; the one on target sizes has to be asked for. */
export async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    .analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

/** Waits until nothing on the page is on its way. @returns what still is after some seconds */
export const unsettled = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const PATIENCE_MS = 15_000;
    const pending = (): string[] => [
      ...(document.querySelector('main [aria-busy=true]') === null ? [] : ['something is still loading']),
      ...(document.fonts.status === 'loaded' ? [] : ['a face is still loading']),
      ...[...document.images]
        .filter(({ complete, loading }) => !complete && loading !== 'lazy')
        .map(({ src }) => `a picture is still loading: ${src}`),
    ];
    const until = performance.now() + PATIENCE_MS;
    while (pending().length > 0 && performance.now() < until) {
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
    }
    return pending();
  });

/** Texts of a page, also those that are only read out: what stands in it, its names, its placeholders, its title. */
const textsOf = (page: Page): Promise<{ text: string; lang: string }[]> =>
  page.evaluate(() => {
    const found: { text: string; lang: string }[] = [{ text: document.title, lang: document.documentElement.lang }];
    const add = (text: string | null, at: Element): void => {
      if (text === null || text.trim() === '') return;
      found.push({ text: text.trim(), lang: at.closest('[lang]')?.getAttribute('lang') ?? '' });
    };
    for (const element of document.body.querySelectorAll('*')) {
      // What players say is in their own language.
      if (element.matches('script, style') || element.closest('[data-part=chat-row]') !== null) continue;
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) add(node.textContent, element);
      for (const name of ['aria-label', 'aria-description', 'title', 'alt', 'placeholder'])
        add(element.getAttribute(name), element);
    }
    return found;
  });

/** What is called so in every language. */
const NAMES = [...NICKNAMES, ...CLUB_NAMES, ...NICKNAMES.map(maskName)].toSorted((a, b) => b.length - a.length);
const withoutNames = (text: string): string => NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text);

/** What a page must not have in any language and on any screen, in words. */
export async function pageFaults(page: Page): Promise<string[]> {
  const faults = [...(await unsettled(page)), ...(await cutOff(page))];
  for (const part of ['h1', 'main']) {
    const count = await page.locator(part).filter({ visible: true }).count();
    if (count !== 1) faults.push(`${count} × ${part}`);
  }
  for (const { text, lang } of await textsOf(page)) {
    // A text that is missing shows its id.
    if (Object.hasOwn(texts, text)) faults.push(`no text: ${text}`);
    if (!lang.startsWith('zh') && /\p{Script=Han}/u.test(withoutNames(text)))
      faults.push(`Chinese in ${lang}: ${text}`);
  }
  return faults;
}
