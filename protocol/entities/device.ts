import * as z from 'zod/mini';
import { Time } from './identifiers.ts';
import { SignInProvider } from './provider.ts';

/** The distinguished browsers, as their makers write them. */
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

/** The distinguished systems. An iPad that requests desktop pages reports macOS. */
export const SystemName = z.enum(['Android', 'ChromeOS', 'iOS', 'iPadOS', 'Linux', 'macOS', 'Windows']);
export type SystemName = z.infer<typeof SystemName>;

export const Device = z.object({
  DeviceID: z.string(),
  /** Empty if unknown. */
  Browser: z.union([BrowserName, z.literal('')]),
  System: z.union([SystemName, z.literal('')]),
  /** The way of the last sign-in. */
  Provider: SignInProvider,
  FirstTime: Time,
  LastTime: Time,
  /** Whether it holds the calling session. */
  Here: z.boolean(),
});
export type Device = z.infer<typeof Device>;
