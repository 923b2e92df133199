export type { StoreBackend } from '#store/backend/backend.ts';
export * from '#store/index.ts';
