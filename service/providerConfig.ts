import { createPrivateKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import type { ProviderName } from '#protocol/entities/signIn.ts';

/** The key of Apple's client secrets. Apple has no permanent secret. */
export interface AppleKey {
  readonly teamID: string;
  readonly keyID: string;
  /** On the curve P-256. */
  readonly privateKey: KeyObject;
}

interface Common {
  /** The issuer of its identity tokens, where its metadata is published. */
  readonly issuer: string;
  readonly clientID: string;
}
export interface SecretProvider extends Common {
  readonly clientSecret: string;
  readonly scope: string;
}
export interface AppleProvider extends Common {
  readonly key: AppleKey;
}
export interface FacebookProvider extends Common {
  readonly clientSecret: string;
  /** The origin of its Graph API. */
  readonly graph: string;
}

export interface ProviderConfigs {
  readonly line?: SecretProvider;
  readonly google?: SecretProvider;
  readonly apple?: AppleProvider;
  readonly facebook?: FacebookProvider;
}

const issuer = (usual: string) =>
  z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .transform((value) => value.replace(/\/$/, ''))
    .refine(isSecureEnough, 'must be https, but on this machine itself')
    .default(usual);

function isSecureEnough(value: string): boolean {
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || hostname === 'localhost' || hostname.startsWith('127.');
}

const privateKey = z.string().transform((text, context): KeyObject => {
  try {
    // A line of an environment file has its line breaks as \n.
    const key = createPrivateKey(text.replaceAll('\\n', '\n'));
    if (key.asymmetricKeyDetails?.namedCurve === 'prime256v1') return key;
  } catch {
    // The text is not repeated in the message, since it is a secret.
  }
  context.addIssue({ code: 'custom', message: 'must be the PEM text of the .p8 key that Apple gave (EC, P-256)' });
  return z.NEVER;
});

/** The environment variables of identity providers. */
export const PROVIDER_VARIABLES = {
  LINE_ISSUER: issuer('https://access.line.me'),
  LINE_CLIENT_ID: z.string().optional(),
  LINE_CLIENT_SECRET: z.string().optional(),
  LINE_SCOPE: z
    .string()
    .regex(/^openid( [a-z._]+)*$/, 'must begin with openid')
    .default('openid profile'),
  GOOGLE_ISSUER: issuer('https://accounts.google.com'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  APPLE_ISSUER: issuer('https://appleid.apple.com'),
  APPLE_CLIENT_ID: z.string().optional(),
  APPLE_TEAM_ID: z.string().optional(),
  APPLE_KEY_ID: z.string().optional(),
  APPLE_PRIVATE_KEY: privateKey.optional(),
  FACEBOOK_ISSUER: issuer('https://www.facebook.com'),
  FACEBOOK_GRAPH: issuer('https://graph.facebook.com'),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
} as const;

const Values = z.object(PROVIDER_VARIABLES);

/** The variables that each identity provider needs together. */
const TOGETHER: Readonly<Record<ProviderName, readonly (keyof typeof PROVIDER_VARIABLES)[]>> = {
  line: ['LINE_CLIENT_ID', 'LINE_CLIENT_SECRET'],
  google: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  apple: ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
  facebook: ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
};

/** Returns a line for each missing variable of a partly configured identity provider. */
export function missingOfProviders(values: z.output<typeof Values>): readonly string[] {
  return Object.values(TOGETHER).flatMap((names) => {
    const given = names.find((name) => values[name] !== undefined);
    if (given === undefined) return [];
    return names.filter((name) => values[name] === undefined).map((name) => `${name} must be set beside ${given}`);
  });
}

/** Reads the identity providers from the environment. */
export function readProviders(values: z.output<typeof Values>): ProviderConfigs {
  const { LINE_CLIENT_ID, LINE_CLIENT_SECRET, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = values;
  const { APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY } = values;
  const { FACEBOOK_CLIENT_ID, FACEBOOK_CLIENT_SECRET } = values;
  return {
    ...(LINE_CLIENT_ID !== undefined &&
      LINE_CLIENT_SECRET !== undefined && {
        line: {
          issuer: values.LINE_ISSUER,
          clientID: LINE_CLIENT_ID,
          clientSecret: LINE_CLIENT_SECRET,
          scope: values.LINE_SCOPE,
        },
      }),
    ...(GOOGLE_CLIENT_ID !== undefined &&
      GOOGLE_CLIENT_SECRET !== undefined && {
        google: {
          issuer: values.GOOGLE_ISSUER,
          clientID: GOOGLE_CLIENT_ID,
          clientSecret: GOOGLE_CLIENT_SECRET,
          scope: 'openid email',
        },
      }),
    ...(APPLE_CLIENT_ID !== undefined &&
      APPLE_TEAM_ID !== undefined &&
      APPLE_KEY_ID !== undefined &&
      APPLE_PRIVATE_KEY !== undefined && {
        apple: {
          issuer: values.APPLE_ISSUER,
          clientID: APPLE_CLIENT_ID,
          key: { teamID: APPLE_TEAM_ID, keyID: APPLE_KEY_ID, privateKey: APPLE_PRIVATE_KEY },
        },
      }),
    ...(FACEBOOK_CLIENT_ID !== undefined &&
      FACEBOOK_CLIENT_SECRET !== undefined && {
        facebook: {
          issuer: values.FACEBOOK_ISSUER,
          clientID: FACEBOOK_CLIENT_ID,
          clientSecret: FACEBOOK_CLIENT_SECRET,
          graph: values.FACEBOOK_GRAPH,
        },
      }),
  };
}
