import type { ProviderName } from '#protocol/entities/signIn.ts';

/** An application that may use the provider. */
export interface DevelopmentClient {
  readonly providerName: ProviderName;
  readonly clientID: string;
  readonly clientSecret: string;
}
