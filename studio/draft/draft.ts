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

/** The facts of a brand that the studio copies: rating, lobby, links, sounds. Hosts are left out, since a host has only one brand. */
const Facts = z.omit(BrandFile, { ID: true, Name: true, Scheme: true, Capabilities: true, Hosts: true });

/** A draft of a brand: its facts, its look, and the source of its pattern. */
export const Draft = z.object({
  ID: z.string(),
  Name: LocalisedText,
  Scheme: z.enum(['dark', 'light']),
  Capabilities,
  Facts,
  /** The brand that the draft started from. Under its id the draft replaces that brand. Undefined for a new brand. */
  Source: z.optional(z.object({ ID: z.string(), Hosts: z.array(z.string()) })),
  /** The id of the last export, so that its own folder does not count as another brand. */
  Exported: z.optional(z.string()),
  /** A neutral pattern, or `own` for the pattern of the brand that the draft started from. */
  Pattern: z.string().check(z.refine((name) => name === 'own' || isPatternName(name))),
  /** The drawings of the brand that the draft started from, or none for a new brand. */
  Drawings: Files,
  /** Files that the studio exports unchanged, without reading them. Text is plain, other files are in base64. */
  Files: z._default(Files, {}),
  /** `tokens.json`, including all that this project does not read. The export writes the draft's scheme into it. */
  Tokens: z.record(z.string(), z.unknown()),
});
export type Draft = z.infer<typeof Draft>;

/** A brand's files, as the build lists them for the studio. */
export const BrandFiles = z.record(
  z.string(),
  z.object({
    tokens: z.record(z.string(), z.unknown()),
    drawings: Files,
    /** The facts that the app does not read. */
    faces: z.optional(BrandFile.shape.Faces.def.innerType),
    files: z._default(Files, {}),
  }),
);
export type BrandFiles = z.infer<typeof BrandFiles>;

/** The neutral brand from which a new draft starts. */
const templateBrand: BrandFile = BrandFile.parse(template);

/** The facts with the draft's own folder in place of the folder that it started from. */
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

/**
 * The facts of a brand that the studio keeps.
 * @throws ZodError if the build would not accept them
 */
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

/** An empty draft. */
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

/** The source of a draft: a brand's facts, its `tokens.json` and its other files. */
export interface BrandFolder {
  readonly brand: Brand & Pick<BrandFile, 'Faces'>;
  readonly tokens: Readonly<Record<string, unknown>>;
  readonly drawings: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, string>>;
}

/** A draft that starts from a brand. Exported under the brand's id it is the same brand, under another id a new one with its look. */
export const draftOf = ({ brand, tokens: own, drawings, files }: BrandFolder): Draft => ({
  ID: brand.ID,
  Name: brand.Name,
  Scheme: brand.Scheme,
  Capabilities: brand.Capabilities,
  Facts: keptFacts(brand),
  Source: { ID: brand.ID, Hosts: brand.Hosts },
  Pattern: drawings['pattern.svg'] === undefined ? 'hexagons' : 'own',
  // A neutral drawing takes the draft's name and colours instead.
  Drawings: Object.fromEntries(
    Object.entries(drawings).filter(
      ([file, drawing]) => !((file === 'logo.svg' || file === 'mark.svg') && isTemplateDrawing(file, drawing)),
    ),
  ),
  Files: files,
  Tokens: writeScheme(own, undefined),
});

/** A draft that starts from a brand of this repository. */
export function draftFrom(brand: Brand, all: BrandFiles): Draft {
  const own = all[brand.ID];
  if (own === undefined) return emptyDraft();
  const { tokens: look, drawings, faces = [], files } = own;
  return draftOf({ brand: faces.length > 0 ? { ...brand, Faces: faces } : brand, tokens: look, drawings, files });
}

/** Whether the export may replace a folder: that of its start, or an earlier export of its own. */
export const mayReplace = (draft: Pick<Draft, 'ID' | 'Source' | 'Exported'>): boolean =>
  takesPlace(draft) || draft.Exported === draft.ID;

/** Whether the export replaces the brand that it started from. */
export const takesPlace = ({ ID, Source }: Pick<Draft, 'ID' | 'Source'>): boolean => Source?.ID === ID;
