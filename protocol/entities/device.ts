import * as z from 'zod/mini';
import { Time } from './identifiers.ts';
import { SignInProvider } from './provider.ts';

/** Browsers that are told apart, as their makers write them. */
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

/** Systems that are told apart. An iPad that asks for desktop pages says macOS. */
export const SystemName = z.enum(['Android', 'ChromeOS', 'iOS', 'iPadOS', 'Linux', 'macOS', 'Windows']);
export type SystemName = z.infer<typeof SystemName>;

/** A browser that signed in to the account. */
export const Device = z.object({
  DeviceID: z.string(),
  /** Empty where it cannot be told. */
  Browser: z.union([BrowserName, z.literal('')]),
  System: z.union([SystemName, z.literal('')]),
  /** How it signed in last. */
  Provider: SignInProvider,
  /** Its first and last sign-in. */
  FirstTime: Time,
  LastTime: Time,
  /** Whether it holds the session that asks. */
  Here: z.boolean(),
});
export type Device = z.infer<typeof Device>;
