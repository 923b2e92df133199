import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, type ReactNode, useSyncExternalStore } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Text } from '#ui/components/Text/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { tokenNames } from '#ui/theme/tokens.ts';
import * as css from './overview.css.ts';

/** Every token of the contract in the toolbar's brand, under the name that an override uses. */
const meta = { title: 'Overview/Tokens' } satisfies Meta;
export default meta;

interface Token {
  readonly name: string;
  readonly variable: string;
}

function leaves(tree: object, path: string): readonly Token[] {
  return Object.entries(tree).flatMap(([key, leaf]: [string, unknown]) => {
    const name = `${path}.${key}`;
    if (typeof leaf === 'string') return [{ name, variable: `var(--${leaf})` }];
    return typeof leaf === 'object' && leaf !== null ? leaves(leaf, name) : [];
  });
}

/** The swatch for the tokens of each group. */
const looks: Readonly<Record<string, (variable: string) => CSSProperties>> = {
  color: (background) => ({ background }),
  chart: (background) => ({ background }),
  vip: (background) => ({ background }),
  fill: (background) => ({ background }),
  radius: (borderRadius) => ({ borderRadius }),
  elevation: (boxShadow) => ({ boxShadow }),
  edge: (boxShadow) => ({ boxShadow }),
};

const samples: Readonly<Record<string, (variable: string) => ReactNode>> = {
  space: (width) => <div className={css.bar} style={{ width }} />,
  size: (fontSize) => (
    <span aria-hidden="true" style={{ fontSize, lineHeight: 1.2 }}>
      8
    </span>
  ),
  leading: (height) => <div className={`${css.bar} ${css.line}`} style={{ height }} />,
  font: (fontFamily) => <span style={{ fontFamily }}>Aa 1,286,540</span>,
};

/** Returns the variable's bare name. */
const written = (variable: string): string => variable.slice('var('.length, -1);

function watchBrand(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-brand'] });
  return () => observer.disconnect();
}
const brandOnRoot = (): string => document.documentElement.dataset['brand'] ?? '';

/** Shows the browser's value of a token in the brand on the root. */
function Value({ variable }: { variable: string }): ReactNode {
  useSyncExternalStore(watchBrand, brandOnRoot);
  const value = getComputedStyle(document.documentElement).getPropertyValue(written(variable));
  return (
    <span className={css.value} data-value="">
      {value === '' ? 'unset' : value}
    </span>
  );
}

/** Returns whether a group has a drawing. Other groups, such as easings, show only their values. */
const isDrawn = (group: string): boolean => group in looks || group in samples;

function Swatch({ group, token: { name, variable } }: { group: string; token: Token }): ReactNode {
  return (
    <div className={css.token} data-token={name}>
      {isDrawn(group) ? (
        <div className={`${css.swatch} ${css.raised}`} style={looks[group]?.(variable)}>
          {samples[group]?.(variable)}
        </div>
      ) : null}
      <Text size={13}>{name}</Text>
      <code className={css.value}>{written(variable)}</code>
      <Value variable={variable} />
    </div>
  );
}

function Groups({ names }: { names: readonly (keyof typeof tokenNames)[] }): ReactNode {
  return (
    <Stack gap={8}>
      {names.map((group) => (
        <section aria-label={group} className={css.group} key={group}>
          <Text as="h2" size={20} tone="heading" weight="bold">
            {group}
          </Text>
          <div className={css.grid}>
            {leaves(tokenNames[group], group).map((token) => (
              <Swatch group={group} key={token.name} token={token} />
            ))}
          </div>
        </section>
      ))}
    </Stack>
  );
}

/** Not set in brands with straight controls, so that a button's own background shows. */
const SET_WHERE_SLANTED = `--${tokenNames.shape.slantOwn}`;

const page = (...names: readonly (keyof typeof tokenNames)[]): StoryObj => ({
  render: () => <Groups names={names} />,
  play: async ({ canvasElement }) => {
    const root = getComputedStyle(document.documentElement);
    const shown = [...canvasElement.querySelectorAll('[data-token] code')].map((code) => code.textContent);
    await expect(shown.length).toBe(names.flatMap((name) => leaves(tokenNames[name], name)).length);
    const unset = shown.filter((variable) => root.getPropertyValue(variable) === '');
    await expect(unset.filter((variable) => variable !== SET_WHERE_SLANTED)).toEqual([]);
    const said = (): readonly string[] =>
      Array.from(canvasElement.querySelectorAll('[data-token] [data-value]'), (value) => value.textContent);
    // The brand is set on the root just after the first render.
    await waitFor(() => expect(said()).toEqual(shown.map((variable) => root.getPropertyValue(variable) || 'unset')));
  },
});

// Storybook's search uses these names and reads them without running the file, so each name is a likely search term.
export const Colours: StoryObj = {
  ...page('color', 'chart', 'vip'),
  name: 'Colours: text, surfaces, charts, VIP tiers',
};
export const FillsAndEdges: StoryObj = {
  ...page('fill', 'edge', 'elevation'),
  name: 'Fills, edges, shadows: background, border, box shadow',
};
export const ShapeAndPattern: StoryObj = {
  ...page('radius', 'shape', 'pattern'),
  name: 'Shape: border radius, cut corners, pattern',
};
export const Type: StoryObj = {
  ...page('font', 'size', 'leading'),
  name: 'Type: font, font size, line height',
};
export const SpaceAndMotion: StoryObj = {
  ...page('space', 'motion'),
  name: 'Space and motion: padding, gap, duration, easing',
};
