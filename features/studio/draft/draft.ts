import * as z from 'zod/mini';
import { Brand, Capabilities } from '#protocol/brands.ts';
import { LocalisedText } from '#protocol/entities/identifiers.ts';
import { isPatternName, isTemplateDrawing } from '#ui/theme/template/drawings.ts';
import tokens from '#ui/theme/template/tokens.json' with { type: 'json' };
import template from '#ui/theme/template/brand.json' with { type: 'json' };

/** Pictures that a draft takes from the brand it started from. */
const Drawings = z.record(z.string(), z.string());

/** What of a brand's facts the studio takes over as they are: rating, lobby, links, sounds. Hosts are nobody's twice. */
const Facts = z.omit(Brand, { ID: true, Name: true, Scheme: true, Capabilities: true, Hosts: true });

/** A brand that is being made: its facts, its look, and where its pattern comes from. */
export const Draft = z.object({
  ID: z.string(),
  Name: LocalisedText,
  Scheme: z.enum(['dark', 'light']),
  Capabilities,
  Facts,
  /** The brand that it started from: under its id the draft takes that brand's place. Nothing for a new one. */
  Source: z.optional(z.object({ ID: z.string(), Hosts: z.array(z.string()) })),
  /** One of the neutral patterns, or `own`: that of the brand which the draft started from. */
  Pattern: z.string().check(z.refine((name) => name === 'own' || isPatternName(name))),
  /** What was drawn for the brand that it started from; nothing for a new one. */
  Drawings,
  /** `tokens.json`, with all that this project does not read. */
  Tokens: z.record(z.string(), z.unknown()),
});
export type Draft = z.infer<typeof Draft>;

/** A brand's files, as the build lists them for the studio. */
export const BrandFiles = z.record(
  z.string(),
  z.object({ tokens: z.record(z.string(), z.unknown()), drawings: Drawings }),
);
export type BrandFiles = z.infer<typeof BrandFiles>;

/** The neutral brand that a new one starts from. */
const templateBrand: Brand = Brand.parse(template);

/** What a draft's brand is besides its look. */
export const factsOf = ({ Facts: kept, Name, Scheme, Capabilities: may, Source, ID }: Draft): Omit<Brand, 'ID'> => ({
  ...kept,
  Hosts: Source?.ID === ID ? Source.Hosts : [],
  Name,
  Scheme,
  Capabilities: may,
});

/** A draft of nothing yet. */
export const emptyDraft = (): Draft => ({
  ID: 'my-brand',
  Name: templateBrand.Name,
  Scheme: templateBrand.Scheme,
  Capabilities: templateBrand.Capabilities,
  Facts: Facts.parse(templateBrand),
  Pattern: 'hexagons',
  Drawings: {},
  Tokens: structuredClone<Record<string, unknown>>(tokens),
});

/** A draft that starts as a brand is: handed out again it is that brand, under another id a new one with its look. */
export function draftFrom(brand: Brand, files: BrandFiles): Draft {
  const own = files[brand.ID];
  if (own === undefined) return emptyDraft();
  const { 'logo.svg': logo, 'mark.svg': mark, 'pattern.svg': pattern, 'ornament.svg': ornament } = own.drawings;
  return {
    ID: brand.ID,
    Name: brand.Name,
    Scheme: brand.Scheme,
    Capabilities: brand.Capabilities,
    Facts: Facts.parse(brand),
    Source: { ID: brand.ID, Hosts: brand.Hosts },
    Pattern: pattern === undefined ? 'hexagons' : 'own',
    Drawings: {
      ...(pattern === undefined ? {} : { 'pattern.svg': pattern }),
      ...(ornament === undefined ? {} : { 'ornament.svg': ornament }),
      // A neutral one takes the draft's name and colours instead.
      ...(logo === undefined || isTemplateDrawing('logo.svg', logo) ? {} : { 'logo.svg': logo }),
      ...(mark === undefined || isTemplateDrawing('mark.svg', mark) ? {} : { 'mark.svg': mark }),
    },
    Tokens: own.tokens,
  };
}

/** Whether a draft, handed out, takes the place of the brand that it started from. */
export const takesPlace = ({ ID, Source }: Pick<Draft, 'ID' | 'Source'>): boolean => Source?.ID === ID;
