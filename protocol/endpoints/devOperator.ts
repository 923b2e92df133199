import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { AdPlace, Platform } from '../entities/ad.ts';
import { AnnouncementCategory } from '../entities/announcement.ts';
import { LocalisedText, Time } from '../entities/identifiers.ts';
import { WordKind } from '../entities/operator.ts';

/** The commands of the operator's command line, to try every state (decisions §1). */
const defaults = {
  group: 'dev',
  method: 'POST',
  origin: 'added',
  access: 'anyone',
  section: 'decisions §1; issue 3',
  rate: null,
  effect: 'write',
} as const;

export const setMaintenance = endpoint({
  ...defaults,
  path: '/dev/maintenance',
  name: 'setMaintenance',
  request: z.strictObject({
    /** False also cancels a plan. */
    On: z.boolean(),
    /** Absent means now. */
    From: z.optional(Time),
    Until: z.optional(Time),
    Message: z.optional(LocalisedText),
  }),
  result: z.object({}),
  codes: [300016],
  summary: 'Starts, plans or ends maintenance. 300016: the end is before the beginning.',
});

export const setSwitch = endpoint({
  ...defaults,
  path: '/dev/switch',
  name: 'setSwitch',
  request: z.strictObject({
    /** A group or a contract of the protocol, a capability, or `game:<code>`: a game in the list. */
    Name: z.string().check(z.maxLength(64)),
    /** `default` removes the switch. */
    Value: z.enum(['on', 'off', 'gem', 'point', 'default']),
    /** Absent means every brand. */
    Brand: z.optional(z.string().check(z.maxLength(32))),
    /** Absent means every site. */
    SiteID: z.optional(z.string().check(z.maxLength(16))),
  }),
  result: z.object({}),
  codes: [300011, 300015],
  summary: 'Sets a switch. 300011: no such name; 300015: it cannot have this value.',
});

export const putAnnouncement = endpoint({
  ...defaults,
  path: '/dev/announcement',
  name: 'putAnnouncement',
  request: z.strictObject({
    Category: z._default(AnnouncementCategory, 'news'),
    Title: LocalisedText,
    Content: LocalisedText,
    IsTop: z._default(z.boolean(), false),
    /** Absent means now. */
    From: z.optional(Time),
    /** Absent means for ever. */
    Until: z.optional(Time),
  }),
  result: z.object({ AnnouncementID: z.string() }),
  codes: [300016],
  summary: 'Publishes an announcement, now or at its time. 300016: the end is before the beginning.',
});

export const putAd = endpoint({
  ...defaults,
  path: '/dev/ad',
  name: 'putAd',
  request: z.strictObject({
    Bookmark: AdPlace,
    /** Absent means every platform. */
    Platform: z.optional(Platform),
    Title: LocalisedText,
    Image: LocalisedText,
    Link: z._default(z.string().check(z.maxLength(512)), ''),
    Order: z._default(z.int().check(z.minimum(1), z.maximum(1000)), 1),
    From: z.optional(Time),
    Until: z.optional(Time),
  }),
  result: z.object({ AdID: z.string() }),
  codes: [300016],
  summary: 'Adds an ad. 300016: the end is before the beginning.',
});

export const setWord = endpoint({
  ...defaults,
  path: '/dev/word',
  name: 'setWord',
  request: z.strictObject({
    Kind: WordKind,
    Word: z.string().check(z.minLength(1), z.maxLength(64)),
    Active: z.boolean(),
  }),
  result: z.object({}),
  summary: 'Adds a word to a list of the chat, or removes it.',
});
