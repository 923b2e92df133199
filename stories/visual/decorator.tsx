import type { Decorator } from '@storybook/react-vite';
import '@fontsource/noto-sans-tc/400.css';
import '@fontsource/noto-sans-tc/700.css';
import { useSyncExternalStore } from 'react';
import { type Locale, locales } from '#locales/locale.ts';
import { loadMessages } from '#locales/loadMessages.ts';
import { tokenNames } from '#ui/theme/tokens.ts';
import { brandIds } from '../setting/brand.tsx';
import { InLanguage } from '../setting/language.tsx';

/**
 * The page of the visual tests: the language changes while a story stays rendered, and fonts are the same on every machine.
 */

const messages = new Map(
  await Promise.all(locales.map(async (locale) => [locale, await loadMessages(locale)] as const)),
);

let current: Locale = 'zh_tw';
const listeners = new Set<() => void>();

/** Changes the language of a rendered story, which keeps typed text and open windows. */
export function setLanguage(language: Locale): void {
  current = language;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Runs inside the preview's own decorators, so that its language takes precedence. */
export const withVisualTestPage: Decorator = function VisualTestPage(Story, { parameters }) {
  const language = useSyncExternalStore(subscribe, () => current);
  return (
    <InLanguage language={language} messages={messages.get(language) ?? {}}>
      <div style={parameters['layout'] === 'fullscreen' ? undefined : { padding: '1rem' }}>
        <Story />
      </div>
    </InLanguage>
  );
};

const bundled = '"Noto Sans TC"';
const faceVariables = Object.values(tokenNames.font).map((name) => `--${name}`);

/** Returns a list of fonts without the device's fonts: the product's own fonts, then the bundled font. */
function served(list: string, families: ReadonlySet<string>): string {
  const named = list.split(',').map((face) => face.trim().replaceAll('"', ''));
  return [...named.filter((face) => families.has(face)).map((face) => `"${face}"`), bundled].join(',');
}

/**
 * Replaces the device's fonts by a bundled font in every brand, so that a text has the same width on every machine, and hides the blinking
 * caret.
 */
export function dressPage(): void {
  const families = new Set(Array.from(document.fonts, ({ family }) => family.replaceAll('"', '')));
  const probe = document.createElement('div');
  document.body.append(probe);
  const rules = brandIds.map((id) => {
    probe.dataset['brand'] = id;
    const style = getComputedStyle(probe);
    const lists = faceVariables.map((name) => `${name}:${served(style.getPropertyValue(name), families)} !important`);
    return `[data-brand=${id}]{${lists.join(';')}}`;
  });
  probe.remove();
  // As in the product, since no brand's font has the Vietnamese marks.
  rules.push(`[data-brand]:lang(vi){--${tokenNames.font.body}:${bundled} !important}`);
  rules.push(`[data-brand]:lang(vi){--${tokenNames.font.heading}:${bundled} !important}`);
  // Hides the page's light and pattern, which belong to the brand and would take most of a picture's bytes.
  rules.push('body::before, body::after { display: none !important; }');
  rules.push('*, *::before, *::after { caret-color: transparent !important; }');
  const sheet = document.createElement('style');
  sheet.textContent = rules.join('\n');
  document.head.append(sheet);
}
