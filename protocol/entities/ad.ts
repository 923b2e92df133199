import * as z from 'zod/mini';
import { Time } from './identifiers.ts';

/** Where an ad stands. */
export const AdPlace = z.enum(['lobby', 'activity', 'store', 'live']);
export type AdPlace = z.infer<typeof AdPlace>;
export const Platform = z.enum(['web', 'ios', 'android']);
export type Platform = z.infer<typeof Platform>;

export const Ad = z.object({
  AdID: z.string(),
  Bookmark: AdPlace,
  /** What the picture says, for those who do not see it. */
  Title: z.string(),
  /** Address of the picture: a path of the product's own, or https. */
  Image: z.string(),
  /** Where it leads: a path of the product's own, or https; empty: nowhere. */
  Link: z.string(),
  /** Its place among the ads of the bookmark, from 1. */
  Order: z.int().check(z.minimum(1)),
  StartTime: Time,
  EndTime: Time,
});
export type Ad = z.infer<typeof Ad>;
