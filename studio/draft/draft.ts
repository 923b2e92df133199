import * as z from 'zod/mini';
import { type Brand, Capabilities } from '#protocol/brands.ts';
import { LocalisedText } from '#protocol/entities/identifiers.ts';
import { isPatternName, isTemplateDrawing } from '#ui/theme/template/drawings.ts';
import tokens from '#ui/theme/template/tokens.json' with { type: 'json' };
import template from '#ui/theme/template/brand.json' with { type: 'json' };
import { writeScheme } from '#ui/theme/writeTokens.ts';
import { BrandFile } from './brandFile.ts';

/** Files of a folder by their path in it. */
const Files = z.record(z.string(), z.string());

/** What of a brand's facts the studio takes over as they are: rating, lobby, links, sounds. Hosts are nobody's twice. */
const Facts = z.omit(BrandFile, { ID: true, Name: true, Scheme: true, Capabilities: true, Hosts: true });

/** A brand that is being made: its facts, its look, and where its pattern comes from. */
export const Draft = z.object({
  ID: z.string(),
  Name: LocalisedText,
  Scheme: z.enum(['dark', 'light']),
  Capabilities,
  Facts,
  /** The brand that it started from: under its id the draft takes that brand's place. Nothing for a new one. */
  Source: z.optional(z.object({ ID: z.string(), Hosts: z.array(z.string()) })),
  /** The id under which it was exported last, so that its own folder does not count as another brand. */
  Exported: z.optional(z.string()),
  /** One of the neutral patterns, or `own`: that of the brand which the draft started from. */
  Pattern: z.string().check(z.refine((name) => name === 'own' || isPatternName(name))),
  /** What was drawn for the brand that it started from; nothing for a new one. */
  Drawings: Files,
  /** Files that the studio does not read but hands out as they came: texts as they are, others in base64. */
  Files: z._default(Files, {}),
  /** `tokens.json`, with all that this project does not read. Its scheme is the draft's, and written when it is handed out. */
  Tokens: z.record(z.string(), z.unknown()),
});
export type Draft = z.infer<typeof Draft>;

/** A brand's files, as the build lists them for the studio. */
export const BrandFiles = z.record(
  z.string(),
  z.object({
    tokens: z.record(z.string(), z.unknown()),
    drawings: Files,
    /** What the app does not read of its facts. */
    faces: z.optional(BrandFile.shape.Faces.def.innerType),
    files: z._default(Files, {}),
  }),
);
export type BrandFiles = z.infer<typeof BrandFiles>;

/** The neutral brand that a new one starts from. */
const templateBrand: BrandFile = BrandFile.parse(template);

/** Facts whose files stand in the draft's own folder: what they name in the folder that it started from, they name in its own. */
function withOwnFiles({ Facts: kept, Source, ID }: Draft): Draft['Facts'] {
  if (Source === undefined || Source.ID === ID) return kept;
  const theirs = `/brands/${Source.ID}/`;
  const moved = (addresses: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(addresses).map(([name, address]) => [
        name,
        address.startsWith(theirs) ? `/brands/${ID}/${address.slice(theirs.length)}` : address,
      ]),
    );
  return {
    ...kept,
    Sounds: moved(kept.Sounds),
    ...(kept.Pictures && { Pictures: moved(kept.Pictures) }),
  };
}

/** A brand that exists beside the draft. */
export type ExistingBrand = Pick<Brand, 'ID' | 'Hosts'>;

/**
 * Returns a draft's `brand.json` without its id.
 * @param existing the brand in the folder that the draft replaces; its hosts stay, since the studio does not edit them
 */
export const factsOf = (draft: Draft, existing?: ExistingBrand): Omit<BrandFile, 'ID'> => {
  const { Name, Scheme, Capabilities: may, Source, ID } = draft;
  const hosts = existing?.Hosts ?? (Source?.ID === ID ? Source.Hosts : []);
  return {
    ...withOwnFiles(draft),
    Hosts: hosts,
    Name,
    Scheme,
    Capabilities: may,
  };
};

/** What the studio keeps of a brand's facts. @throws ZodError where they are none that the build would take */
function keptFacts({
  ID: _,
  Name: __,
  Scheme: ___,
  Capabilities: ____,
  Hosts: _____,
  ...facts
}: Brand): Draft['Facts'] {
  return Facts.parse(facts);
}

/** A draft of nothing yet. */
export const emptyDraft = (): Draft => ({
  ID: 'my-brand',
  Name: templateBrand.Name,
  Scheme: templateBrand.Scheme,
  Capabilities: templateBrand.Capabilities,
  Facts: keptFacts(templateBrand),
  Pattern: 'hexagons',
  Drawings: {},
  Files: {},
  Tokens: writeScheme(structuredClone<Record<string, unknown>>(tokens), undefined),
});

/** What a draft starts from: a brand's facts, its `tokens.json` and its other files. */
export interface BrandFolder {
  readonly brand: Brand & Pick<BrandFile, 'Faces'>;
  readonly tokens: Readonly<Record<string, unknown>>;
  readonly drawings: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, string>>;
}

/** A draft that starts as a brand is: handed out again it is that brand, under another id a new one with its look. */
export const draftOf = ({ brand, tokens: own, drawings, files }: BrandFolder): Draft => ({
  ID: brand.ID,
  Name: brand.Name,
  Scheme: brand.Scheme,
  Capabilities: brand.Capabilities,
  Facts: keptFacts(brand),
  Source: { ID: brand.ID, Hosts: brand.Hosts },
  Pattern: drawings['pattern.svg'] === undefined ? 'hexagons' : 'own',
  // A neutral one takes the draft's name and colours instead.
  Drawings: Object.fromEntries(
    Object.entries(drawings).filter(
      ([file, drawing]) => !((file === 'logo.svg' || file === 'mark.svg') && isTemplateDrawing(file, drawing)),
    ),
  ),
  Files: files,
  Tokens: writeScheme(own, undefined),
});

/** A draft that starts from a brand of this house. */
export function draftFrom(brand: Brand, all: BrandFiles): Draft {
  const own = all[brand.ID];
  if (own === undefined) return emptyDraft();
  const { tokens: look, drawings, faces = [], files } = own;
  return draftOf({ brand: faces.length > 0 ? { ...brand, Faces: faces } : brand, tokens: look, drawings, files });
}

/** Whether a draft is exported into a folder that it may replace: its start's, or its own from an earlier export. */
export const mayReplace = (draft: Pick<Draft, 'ID' | 'Source' | 'Exported'>): boolean =>
  takesPlace(draft) || draft.Exported === draft.ID;

/** Whether a draft, handed out, takes the place of the brand that it started from. */
export const takesPlace = ({ ID, Source }: Pick<Draft, 'ID' | 'Source'>): boolean => Source?.ID === ID;
