import * as z from 'zod/mini';
import { Time } from './identifiers.ts';

export const AdPlace = z.enum(['lobby', 'activity', 'store', 'live']);
export type AdPlace = z.infer<typeof AdPlace>;
export const Platform = z.enum(['web', 'ios', 'android']);
export type Platform = z.infer<typeof Platform>;

export const Ad = z.object({
  AdID: z.string(),
  Bookmark: AdPlace,
  /** For screen readers. */
  Title: z.string(),
  /** Address of the picture: a path of our own site, or https. */
  Image: z.string(),
  /** A path of our own site, or https. Empty means no link. */
  Link: z.string(),
  /** The position among the ads of the bookmark, from 1. */
  Order: z.int().check(z.minimum(1)),
  StartTime: Time,
  EndTime: Time,
});
export type Ad = z.infer<typeof Ad>;
