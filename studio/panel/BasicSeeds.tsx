import type { ReactNode } from 'react';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import { RadioGroup } from '#ui/components/RadioGroup/index.ts';
import { Slider } from '#ui/components/Slider/index.ts';
import type { Draft } from '../draft/draft.ts';
import { type ColourSeed, colourSeeds, seedValues, withColour, withRadius, withScheme } from '../draft/seeds.ts';
import type { Studio } from '../page/useStudio.ts';
import { ColourField } from './ColourField.tsx';

const colourNames: Record<ColourSeed, MessageDescriptor> = defineMessages({
  ground: { id: 'studio.ground', defaultMessage: '底色' },
  primary: { id: 'studio.primary', defaultMessage: '主色' },
  accent: { id: 'studio.accent', defaultMessage: '輔色' },
});

export type BasicSeedsProps = Pick<Studio, 'draft' | 'change'>;

/** The most important seeds: light or dark, three colours, and the roundness. */
export function BasicSeeds({ draft, change }: BasicSeedsProps): ReactNode {
  const { formatMessage } = useIntl();
  const { colours, radius } = seedValues(draft.Tokens);
  const tokens = (what: string, next: (file: Draft['Tokens']) => Readonly<Record<string, unknown>>): void =>
    change(what, (before) => ({ ...before, Tokens: next(before.Tokens) }));
  const schemes = [
    { value: 'dark', label: formatMessage({ id: 'studio.dark', defaultMessage: '深色' }) },
    { value: 'light', label: formatMessage({ id: 'studio.light', defaultMessage: '淺色' }) },
  ] as const;
  return (
    <>
      <RadioGroup
        label={formatMessage({ id: 'studio.scheme', defaultMessage: '明暗' })}
        onValueChange={(Scheme) =>
          change('scheme', (before) => ({ ...before, Scheme, Tokens: withScheme(before.Tokens, Scheme) }))
        }
        options={schemes}
        value={draft.Scheme}
        variant="cards"
      />
      {colourSeeds.map((name) => (
        <ColourField
          key={name}
          label={formatMessage(colourNames[name])}
          onValueChange={(css) => tokens(`seed.${name}`, (file) => withColour(file, name, css))}
          value={colours[name]}
        />
      ))}
      <Slider
        format={(px) => `${px} px`}
        label={formatMessage({ id: 'studio.radius', defaultMessage: '圓角' })}
        max={32}
        min={0}
        onValueChange={(px) => tokens('seed.radius', (file) => withRadius(file, px))}
        value={Math.min(32, radius)}
      />
    </>
  );
}
