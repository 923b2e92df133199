import type { Migration } from '#store/sql/migration.ts';

/**
 * The groups `store` and `newStore` are one group, `shop`. The new switch is off where either group was off, since "off" sorts
 * before "on".
 */
export const shopName: Migration = {
  name: '0046-shop-name',
  statements: () => [
    `INSERT INTO "switches" ("Name", "Brand", "SiteID", "Value", "ChangeTime")
      SELECT 'shop', "Brand", "SiteID", MIN("Value"), MAX("ChangeTime") FROM "switches"
      WHERE "Name" IN ('store', 'newStore') GROUP BY "Brand", "SiteID"`,
    `DELETE FROM "switches" WHERE "Name" IN ('store', 'newStore')`,
    `UPDATE "switches" SET "Name" = 'getShopGoods' WHERE "Name" = 'getStoreGoods'`,
  ],
};
