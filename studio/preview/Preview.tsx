import { type ReactNode, useMemo, useState } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { Select } from '#ui/components/Select/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { type Locale, languageNames, locales } from '#locales/locale.ts';
import type { Brand } from '#protocol/brands.ts';
import { useLanguage } from '#features/base/settings/index.ts';
import { type Draft, factsOf } from '../draft/draft.ts';
import { DRAFT_BRAND, drawingsOf, type DraftTheme, inlineDrawing } from '../draft/themeOf.ts';
import type { Dress } from './dressPage.ts';
import * as css from './Preview.css.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import { type Vision, visions } from './vision.ts';
import { VisionFilters } from './VisionFilters.tsx';

/** A page of this origin that shows the product. */
export interface StudioScreen {
  readonly id: string;
  readonly name: string;
  /** Its address in a language. */
  readonly src: (locale: Locale) => string;
}

const visionNames: Record<Vision, MessageDescriptor> = defineMessages({
  normal: { id: 'studio.visionNormal', defaultMessage: '一般視覺' },
  protanopia: { id: 'studio.protanopia', defaultMessage: '紅色盲' },
  deuteranopia: { id: 'studio.deuteranopia', defaultMessage: '綠色盲' },
  tritanopia: { id: 'studio.tritanopia', defaultMessage: '藍黃色盲' },
  achromatopsia: { id: 'studio.achromatopsia', defaultMessage: '全色盲' },
});
const widths = { phone: 390, tablet: 820, desktop: 1280 } as const;
type Width = keyof typeof widths;
const widthNames: Record<Width, MessageDescriptor> = defineMessages({
  phone: { id: 'studio.phone', defaultMessage: '手機' },
  tablet: { id: 'studio.tablet', defaultMessage: '平板' },
  desktop: { id: 'studio.desktop', defaultMessage: '桌機' },
});
const isWidth = (name: string): name is Width => Object.hasOwn(widths, name);
const NONE = 'none';

export interface PreviewProps {
  draft: Draft;
  look: DraftTheme;
  screens: readonly StudioScreen[];
  brands: readonly Brand[];
}

/** The running product in the draft's look, optionally beside another brand or with a colour vision filter. */
export function Preview({ draft, look, screens, brands }: PreviewProps): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const [language, setLanguage] = useState(locale);
  const [screenID, setScreenID] = useState(screens[0]?.id ?? '');
  const [width, setWidth] = useState<Width>('phone');
  const [vision, setVision] = useState<Vision>('normal');
  const [other, setOther] = useState(NONE);
  // If the look cannot be derived, the last derived look stays.
  const [rules, setCss] = useState('');
  if (look.theme && look.css !== rules) setCss(look.css);
  const screen = screens.find(({ id }) => id === screenID) ?? screens[0];
  const compared = brands.find(({ ID }) => ID === other);
  const logo = inlineDrawing(drawingsOf(draft, look.theme?.color.text ?? '#ffffff')['logo.svg'] ?? '');
  const facts = useMemo(() => factsOf(draft), [draft]);
  const own: Dress = { brand: DRAFT_BRAND, css: rules, logo, facts };
  const name = draft.Name[locale] === '' ? draft.ID : draft.Name[locale];
  const sides = [
    { key: 'draft', name, dress: own },
    ...(compared
      ? [
          {
            key: compared.ID,
            name: compared.Name[locale],
            dress: { brand: compared.ID, css: '', logo: undefined, facts: compared },
          },
        ]
      : []),
  ];
  return (
    <section aria-label={formatMessage({ id: 'studio.preview', defaultMessage: '預覽' })} className={css.preview}>
      <VisionFilters />
      <div className={css.tools}>
        <Select
          label={formatMessage({ id: 'studio.screen', defaultMessage: '畫面' })}
          onValueChange={setScreenID}
          options={screens.map(({ id, name: label }) => ({ value: id, label }))}
          value={screen?.id}
        />
        <Select
          label={formatMessage({ id: 'studio.language', defaultMessage: '語言' })}
          onValueChange={setLanguage}
          options={locales.map((value) => ({ value, label: languageNames[value] }))}
          value={language}
        />
        <Select
          label={formatMessage({ id: 'studio.width', defaultMessage: '寬度' })}
          onValueChange={setWidth}
          options={Object.keys(widths)
            .filter(isWidth)
            .map((value) => ({ value, label: formatMessage(widthNames[value]) }))}
          value={width}
        />
        <Select
          label={formatMessage({ id: 'studio.compare', defaultMessage: '並排比較' })}
          onValueChange={setOther}
          options={[
            { value: NONE, label: formatMessage({ id: 'studio.compareNone', defaultMessage: '不比較' }) },
            ...brands.map(({ ID, Name }) => ({ value: ID, label: Name[locale] })),
          ]}
          value={other}
        />
        <Select
          label={formatMessage({ id: 'studio.vision', defaultMessage: '色覺模擬' })}
          onValueChange={setVision}
          options={visions.map((value) => ({ value, label: formatMessage(visionNames[value]) }))}
          value={vision}
        />
      </div>
      {screen === undefined ? (
        <Text tone="muted">
          <FormattedMessage defaultMessage="沒有可預覽的畫面。" id="studio.noScreen" />
        </Text>
      ) : (
        <div className={css.frames}>
          {sides.map((side) => (
            <figure className={css.figure} key={side.key}>
              <figcaption>
                <Text size={13} tone="muted" weight="bold">
                  {side.name}
                </Text>
              </figcaption>
              <PreviewFrame
                dress={side.dress}
                key={`${screen.id} ${language}`}
                src={screen.src(language)}
                title={formatMessage(
                  { id: 'studio.frameTitle', defaultMessage: '{brand}：{screen}' },
                  { brand: side.name, screen: screen.name },
                )}
                vision={vision}
                width={widths[width]}
              />
            </figure>
          ))}
        </div>
      )}
    </section>
  );
}
