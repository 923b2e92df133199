import * as z from 'zod/mini';
import { Time, Uuid } from './identifiers.ts';

/** The most events of one call, and of those that a page keeps until it may send them. */
export const ANALYTICS_BATCH = 50;
/** The names of utm parameters (specification 1 §2). */
export const UTM = ['Source', 'Medium', 'Campaign', 'Term', 'Content'] as const;

/** A route as in the router, `/announcement/:id`; never the address itself. */
export const RoutePattern = z
  .string()
  .check(z.maxLength(120), z.regex(/^\/[A-Za-z0-9/_:*?.-]*$/, 'must be a route, not an address'));

/** The value of a utm parameter: short, and no e-mail address. */
export const UtmValue = z.string().check(z.maxLength(64), z.regex(/^[^@\p{Cc}<>]*$/u, 'must hold no address'));

const event = <Name extends string>(Name: Name) => ({
  Name: z.literal(Name),
  /** The page creates the id. The same event again counts once. */
  EventID: Uuid,
  /** The time by the page's clock. */
  Time,
  Route: RoutePattern,
});

/** An event of a visit: a page was seen, 購點兌換 was tapped, or the visit came by a campaign. */
export const AnalyticsEvent = z.discriminatedUnion('Name', [
  z.strictObject(event('pageView')),
  z.strictObject(event('purchaseClick')),
  z.strictObject({
    ...event('utm'),
    Utm: z.strictObject({
      Source: z.optional(UtmValue),
      Medium: z.optional(UtmValue),
      Campaign: z.optional(UtmValue),
      Term: z.optional(UtmValue),
      Content: z.optional(UtmValue),
    }),
  }),
]);
export type AnalyticsEvent = z.infer<typeof AnalyticsEvent>;
export type AnalyticsName = AnalyticsEvent['Name'];
export const ANALYTICS_NAMES = ['pageView', 'purchaseClick', 'utm'] as const satisfies readonly AnalyticsName[];
