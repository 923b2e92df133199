import type { Migration } from '#store/sql/migration.ts';

/** Groups and rows that were renamed, as far as the operator's switches name them. */
const NEW_NAMES = {
  captcha: 'phoneCode',
  thirdParty: 'identityProvider',
  bindThirdParty: 'bindIdentityProvider',
  getThirdPartyInfo: 'getIdentityOwner',
} as const;

/** What an operator switched off under an old name stays off under the new one. */
export const groupNames: Migration = {
  name: '0041-group-names',
  statements: () =>
    Object.entries(NEW_NAMES).map(
      ([before, now]) => `UPDATE "switches" SET "Name" = '${now}' WHERE "Name" = '${before}'`,
    ),
};
