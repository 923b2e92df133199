import { expectTypeOf, it } from 'vitest';
import type { LocalisedText } from '#protocol/entities/identifiers.ts';
import type { ProviderType } from '#protocol/entities/provider.ts';
import type { RowOf, Tables } from '../tables.ts';

it("JSON columns have their schemas' types", () => {
  expectTypeOf<RowOf<Tables['mails']>['Title']>().toEqualTypeOf<LocalisedText>();
  expectTypeOf<RowOf<Tables['players']>['TptType']>().toEqualTypeOf<readonly ProviderType[]>();
  expectTypeOf<{ readonly kind: 'json' }>().not.toExtend<RowOf<Tables['messages']>['Sender']>();
});
