export * from '#store/testing/postgresDatabases.ts';
