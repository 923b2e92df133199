import { skeletonRows } from '../name/nameSkeletons.ts';
import { nameKey } from '../player/name.ts';
import type { Transaction } from '../ports/store.ts';
import type { RowOf, Tables } from '../tables.ts';

type Club = RowOf<Tables['clubs']>;

/** After this many copies of players the clubs are full, with about 160 members each, and new clubs are founded. */
const COPIES_A_CLUB = 1200;

/** The clubs of copied players: as many as needed for each to stay within its limit. */
export class LargeClubs {
  readonly #models: ReadonlyMap<string, Club>;
  readonly #founded = new Map<string, Club>();

  constructor(models: readonly Club[]) {
    this.#models = new Map(models.map((club) => [club.ClubID, club]));
  }

  /** The club of a copy whose original is in this club. The first copy leads it. */
  join(clubID: string, playerID: string, at: number): { readonly ClubID: string; readonly leads: boolean } {
    const model = this.#models.get(clubID);
    if (model === undefined) return { ClubID: '', leads: false };
    const group = Math.floor(at / COPIES_A_CLUB);
    const ClubID = `${clubID}-${group}`;
    const club = this.#founded.get(ClubID);
    if (club !== undefined) {
      this.#founded.set(ClubID, { ...club, MemberCount: club.MemberCount + 1 });
      return { ClubID, leads: false };
    }
    const ClubName = `${[...model.ClubName].slice(0, 4).join('')}${group}`;
    const founded = {
      ClubID,
      ClubName,
      NameKey: nameKey(ClubName),
      LeaderID: playerID,
      MemberCount: 1,
      AllianceID: '',
    };
    this.#founded.set(ClubID, { ...model, ...founded });
    return { ClubID, leads: true };
  }

  async write(tx: Transaction): Promise<void> {
    const clubs = [...this.#founded.values()];
    if (clubs.length === 0) return;
    await tx.table('clubs').insert(clubs);
    await tx
      .table('nameSkeletons')
      .insert(clubs.flatMap(({ ClubID, ClubName }) => skeletonRows('club', ClubID, ClubName)));
  }
}
