import type { Reader, Transaction } from '../ports/store.ts';
import type { RowOf } from '#store/table.ts';
import type { Tables } from '../tables.ts';
import { skeletonOf } from './skeleton.ts';

/** Two owners of the same kind may not have names that look the same. */
export type NameKind = 'player' | 'club' | 'alliance';
type SkeletonRow = RowOf<Tables['nameSkeletons']>;

/** The start of the mark of a name that looked like an earlier name before skeletons were unique. No skeleton contains it. */
const MARK = '~';
/** The character after the mark. Every marked row sorts below it. */
const AFTER_MARK = '\u007F';
const markOf = (skeleton: string): string => `${MARK}${skeleton}${MARK}`;

/** Locks the names of one kind that look the same. */
export const nameLock = (kind: NameKind, name: string): string => `name:${kind}:${skeletonOf(name)}`;

/** Empty if the name has no letters and digits. */
export function skeletonRows(Kind: NameKind, OwnerID: string, name: string): readonly SkeletonRow[] {
  const Skeleton = skeletonOf(name);
  return Skeleton === '' ? [] : [{ Kind, Skeleton, OwnerID }];
}

/** Whether another owner has a name that looks the same. The caller holds the name's lock. */
export async function isImitation(db: Reader, Kind: NameKind, ownerID: string, name: string): Promise<boolean> {
  const skeleton = skeletonOf(name);
  const mark = markOf(skeleton);
  const table = db.table('nameSkeletons');
  const found = [
    await table.get(Kind, skeleton),
    ...(await table.find({ where: { Kind, Skeleton: { gte: mark, lt: `${mark}${AFTER_MARK}` } } })),
  ];
  return found.some((row) => row !== undefined && row.OwnerID !== ownerID);
}

/** Stores the skeleton of an owner's first name. */
export async function addSkeleton(tx: Transaction, kind: NameKind, ownerID: string, name: string): Promise<void> {
  const rows = skeletonRows(kind, ownerID, name);
  if (rows.length > 0) await tx.table('nameSkeletons').insert(rows);
}

/** Replaces the skeleton of the old name. */
export async function changeSkeleton(tx: Transaction, kind: NameKind, ownerID: string, name: string): Promise<void> {
  await dropSkeleton(tx, kind, ownerID);
  await addSkeleton(tx, kind, ownerID, name);
}

export async function dropSkeleton(tx: Transaction, Kind: NameKind, OwnerID: string): Promise<void> {
  await tx.table('nameSkeletons').remove({ Kind, OwnerID });
}

/**
 * Gives each name its row. The first of the names that look the same gets the skeleton, and the others are marked.
 * @param names owners and their names, oldest first
 */
export function* skeletonsOfAll(
  kind: NameKind,
  names: Iterable<{ readonly ownerID: string; readonly name: string }>,
  taken: Set<string>,
): Generator<SkeletonRow> {
  for (const { ownerID, name } of names)
    for (const row of skeletonRows(kind, ownerID, name)) {
      const isFirst = !taken.has(row.Skeleton);
      taken.add(row.Skeleton);
      yield isFirst ? row : { ...row, Skeleton: `${markOf(row.Skeleton)}${ownerID}` };
    }
}

/** An owner whose name looks like an earlier one of the same kind. */
export interface Collision {
  readonly kind: string;
  readonly ownerID: string;
  /** The owner of the earlier name. Undefined if that name no longer exists. */
  readonly likeID: string | undefined;
}

/** Every name that looked like an earlier name when skeletons became unique, and that has not changed since. */
export async function collisions(db: Reader, kind: NameKind): Promise<readonly Collision[]> {
  const table = db.table('nameSkeletons');
  const marked = await table.find({
    where: { Kind: kind, Skeleton: { gte: MARK, lt: AFTER_MARK } },
    order: [['Skeleton', 'asc']],
  });
  const firsts = await table.getMany(marked.map(({ Skeleton }) => [kind, Skeleton.split(MARK)[1] ?? ''] as const));
  return marked.map(({ OwnerID }, at) => ({ kind, ownerID: OwnerID, likeID: firsts[at]?.OwnerID }));
}
