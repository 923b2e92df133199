import type { Decorator } from '@storybook/react-vite';
import '@fontsource/noto-sans-tc/400.css';
import '@fontsource/noto-sans-tc/700.css';
import { useSyncExternalStore } from 'react';
import { type Locale, locales } from '#locales/locale.ts';
import { loadMessages } from '#locales/loadMessages.ts';
import { tokenNames } from '#ui/theme/tokens.ts';
import { brandIds } from '../setting/brand.tsx';
import { InLanguage } from '../setting/language.tsx';

/** The page of the visual tests: the language changes under a rendered story, and fonts are the same on every machine. */

const messages = new Map(
  await Promise.all(locales.map(async (locale) => [locale, await loadMessages(locale)] as const)),
);

let current: Locale = 'zh_tw';
const listeners = new Set<() => void>();

/** Changes the language under a rendered story, which keeps what was typed and opened. */
export function setLanguage(language: Locale): void {
  current = language;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Stands inside the preview's own decorators, and so has the last word about the language. */
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

/** A list of faces without those of the device: what the product serves itself, then the bundled one. */
function served(list: string, families: ReadonlySet<string>): string {
  const named = list.split(',').map((face) => face.trim().replaceAll('"', ''));
  return [...named.filter((face) => families.has(face)).map((face) => `"${face}"`), bundled].join(',');
}

/**
 * Puts a bundled face in the place of the device's in every brand, so that a text is as wide on every machine, and hides
 * the caret, which blinks.
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
  // As the product does: no brand's face has the marks of Vietnamese.
  rules.push(`[data-brand]:lang(vi){--${tokenNames.font.body}:${bundled} !important}`);
  rules.push(`[data-brand]:lang(vi){--${tokenNames.font.heading}:${bundled} !important}`);
  // The page's light and pattern are the brand's, not a component's, and would be most of what a picture weighs.
  rules.push('body::before, body::after { display: none !important; }');
  rules.push('*, *::before, *::after { caret-color: transparent !important; }');
  const sheet = document.createElement('style');
  sheet.textContent = rules.join('\n');
  document.head.append(sheet);
}
