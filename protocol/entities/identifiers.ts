import * as z from 'zod/mini';

/** Ids are strings on the wire (decisions §2). */
export const PlayerID = z.string().check(z.regex(/^\d{8,12}$/, 'must be a player id'));
export const Uuid = z.uuid();
/** ISO 8601 in UTC with milliseconds; screens show Asia/Taipei. */
export const Time = z.iso.datetime({ precision: 3 });
/** Money and counts are integers within 2^53; no float is ever money. */
export const Amount = z.int().check(z.nonnegative());
export const Page = z.int().check(z.minimum(1), z.maximum(1_000_000));
export const perPage = (fallback: number, most: number) =>
  z._default(z.int().check(z.minimum(1), z.maximum(most)), fallback);

/** A whole number, as JSON or in the digits of a query. */
const Whole = z.union([
  z.int(),
  z.pipe(z.string().check(z.regex(/^\d{1,7}$/, 'must be a whole number')), z.transform(Number)),
]);
/** A page, and how many it has, as a query writes them: in digits. */
export const QueryPage = z.pipe(Whole, Page);
export const queryPerPage = (fallback: number, most: number) =>
  z._default(z.pipe(Whole, z.int().check(z.minimum(1), z.maximum(most))), fallback);

/** The three languages of the product and of texts on the wire (specification 1 §1). */
export const LOCALES = ['zh_tw', 'id_id', 'vi_vn'] as const;
export const LocaleID = z.enum(LOCALES);
export type LocaleID = z.infer<typeof LocaleID>;
export const LocalisedText = z.object({ zh_tw: z.string(), id_id: z.string(), vi_vn: z.string() });
export type LocalisedText = z.infer<typeof LocalisedText>;
