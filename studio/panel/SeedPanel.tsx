import type { ReactNode } from 'react';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import { Select } from '#ui/components/Select/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { patternNames } from '#ui/theme/template/drawings.ts';
import type { Draft } from '../draft/draft.ts';
import { facesOf } from '../draft/faceNames.ts';
import { faceSeeds, type FaceSeed, seedValues, withFace } from '../draft/seeds.ts';
import type { Studio } from '../page/useStudio.ts';
import { BasicSeeds } from './BasicSeeds.tsx';

const faceTitles: Record<FaceSeed, MessageDescriptor> = defineMessages({
  numerals: { id: 'studio.numerals', defaultMessage: '數字與英文字體' },
  heading: { id: 'studio.heading', defaultMessage: '標題字體' },
  body: { id: 'studio.body', defaultMessage: '內文字體' },
});
const patternTitles = defineMessages({
  own: { id: 'studio.patternOwn', defaultMessage: '沿用原品牌' },
  hexagons: { id: 'studio.patternHexagons', defaultMessage: '六角' },
  dots: { id: 'studio.patternDots', defaultMessage: '圓點' },
  waves: { id: 'studio.patternWaves', defaultMessage: '波浪' },
  cuts: { id: 'studio.patternCuts', defaultMessage: '斜線' },
  scales: { id: 'studio.patternScales', defaultMessage: '鱗片' },
  rings: { id: 'studio.patternRings', defaultMessage: '同心圓' },
  diamonds: { id: 'studio.patternDiamonds', defaultMessage: '菱形' },
  plain: { id: 'studio.patternPlain', defaultMessage: '無' },
});
const FOLLOW = 'follow';

export interface SeedPanelProps {
  studio: Studio;
}

/** The few values from which a brand is derived. */
export function SeedPanel({ studio: { draft, change } }: SeedPanelProps): ReactNode {
  const { formatMessage } = useIntl();
  const { faces } = seedValues(draft.Tokens);
  const tokens = (what: string, next: (file: Draft['Tokens']) => Readonly<Record<string, unknown>>): void =>
    change(what, (before) => ({ ...before, Tokens: next(before.Tokens) }));
  const faceOptions = facesOf(draft).map((name) => ({
    value: name,
    label:
      name === 'system'
        ? formatMessage({ id: 'studio.faceSystem', defaultMessage: '裝置黑體' })
        : name === 'system-serif'
          ? formatMessage({ id: 'studio.faceSerif', defaultMessage: '裝置明體' })
          : name,
  }));
  const follow = {
    value: FOLLOW,
    label: formatMessage({ id: 'studio.faceFollow', defaultMessage: '同數字字體' }),
  };
  const patterns = [...(draft.Drawings['pattern.svg'] === undefined ? [] : (['own'] as const)), ...patternNames];
  return (
    <Stack gap={2}>
      <BasicSeeds change={change} draft={draft} />
      {faceSeeds.map((name) => (
        <Select
          key={name}
          label={formatMessage(faceTitles[name])}
          onValueChange={(face) =>
            tokens(`seed.${name}`, (file) => withFace(file, name, face === FOLLOW ? undefined : face))
          }
          options={name === 'numerals' ? faceOptions : [follow, ...faceOptions]}
          value={faces[name] ?? FOLLOW}
        />
      ))}
      <Select
        label={formatMessage({ id: 'studio.pattern', defaultMessage: '背景圖樣' })}
        onValueChange={(Pattern) => change('pattern', (before) => ({ ...before, Pattern }))}
        options={patterns.map((name) => ({ value: name, label: formatMessage(patternTitles[name]) }))}
        value={patterns.find((name) => name === draft.Pattern)}
      />
    </Stack>
  );
}
