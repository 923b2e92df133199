import type { StoreBackend } from '../store.ts';

/** The death is before the commit is durable, or after it and before a push is published. */
export type Death = 'before' | 'after';

/** A backend whose process may die at a commit. After its death it answers nothing. `stored` holds the committed rows. */
export function createMortalBackend(
  stored: StoreBackend,
  deathAt: () => Death | undefined,
): { readonly backend: StoreBackend; readonly isDead: () => boolean } {
  let dead = false;
  const die = (): never => {
    dead = true;
    throw new Error('the process died');
  };
  const backend: StoreBackend = {
    ...stored,
    async begin(options) {
      if (dead) die();
      const tx = await stored.begin(options);
      return {
        ...tx,
        async commit() {
          const death = deathAt();
          if (death === 'before') {
            await tx.rollback();
            die();
          }
          await tx.commit();
          if (death === 'after') die();
        },
        rollback: () => (dead ? Promise.resolve() : tx.rollback()),
      };
    },
  };
  return { backend, isDead: () => dead };
}
