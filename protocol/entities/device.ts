import * as z from 'zod/mini';
import { Time } from './identifiers.ts';
import { SignInProvider } from './provider.ts';

/** The browsers that are distinguished, as their makers write them. */
export const BrowserName = z.enum([
  'Chrome',
  'Edge',
  'Facebook',
  'Firefox',
  'Instagram',
  'LINE',
  'Opera',
  'Safari',
  'Samsung Internet',
]);
export type BrowserName = z.infer<typeof BrowserName>;

/** The systems that are distinguished. An iPad that requests desktop pages reports macOS. */
export const SystemName = z.enum(['Android', 'ChromeOS', 'iOS', 'iPadOS', 'Linux', 'macOS', 'Windows']);
export type SystemName = z.infer<typeof SystemName>;

/** A browser that signed in to the account. */
export const Device = z.object({
  DeviceID: z.string(),
  /** Empty if unknown. */
  Browser: z.union([BrowserName, z.literal('')]),
  System: z.union([SystemName, z.literal('')]),
  /** The way of its last sign-in. */
  Provider: SignInProvider,
  /** Its first and last sign-in. */
  FirstTime: Time,
  LastTime: Time,
  /** Whether it holds the calling session. */
  Here: z.boolean(),
});
export type Device = z.infer<typeof Device>;
