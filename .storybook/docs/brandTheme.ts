import { useEffect, useState } from 'react';
import { create, type ThemeVars } from 'storybook/theming';
import { readBrand } from '#ui/theme/brand.ts';

/** The brand on the root; follows it. */
export function useBrandOnRoot(): string {
  const [brand, setBrandName] = useState(readBrand() ?? '');
  useEffect(() => {
    const watcher = new MutationObserver(() => setBrandName(readBrand() ?? ''));
    watcher.observe(document.documentElement, { attributeFilter: ['data-brand'] });
    return () => watcher.disconnect();
  }, []);
  return brand;
}

/** Whether a text of this colour stands on a dark ground; Storybook knows only these two. */
function isLight(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\da-f]{2}/giu) ?? []).map((pair) => Number.parseInt(pair, 16));
  return red + green + blue > 382;
}

/** Storybook's own blocks (props, sources, canvases) in the colours of the brand on the root. */
export function brandTheme(): ThemeVars {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  return create({
    base: isLight(token('text')) ? 'dark' : 'light',
    appBg: token('ground'),
    appContentBg: token('s1'),
    appPreviewBg: token('ground'),
    appBorderColor: token('line'),
    appBorderRadius: 8,
    textColor: token('text'),
    textMutedColor: token('muted'),
    colorPrimary: token('p'),
    colorSecondary: token('p-ink'),
    barBg: token('s1'),
    barTextColor: token('muted'),
    barSelectedColor: token('p-ink'),
    barHoverColor: token('p-ink'),
    inputBg: token('well'),
    inputBorder: token('line2'),
    inputTextColor: token('text'),
    buttonBg: token('s2'),
    buttonBorder: token('line2'),
    fontBase: token('f'),
  });
}
