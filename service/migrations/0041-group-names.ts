import type { Migration } from '#store/sql/migration.ts';

/** Renamed groups and contracts in the operator's switches. */
const NEW_NAMES = {
  captcha: 'phoneCode',
  thirdParty: 'identityProvider',
  bindThirdParty: 'bindIdentityProvider',
  getThirdPartyInfo: 'getIdentityOwner',
} as const;

/** Keeps a switch off under the new name if it was off under the old name. */
export const groupNames: Migration = {
  name: '0041-group-names',
  statements: () =>
    Object.entries(NEW_NAMES).map(
      ([before, now]) => `UPDATE "switches" SET "Name" = '${now}' WHERE "Name" = '${before}'`,
    ),
};
