export class TopicIndex<Member> {
  readonly #members = new Map<string, Set<Member>>();

  add(topic: string, member: Member): void {
    const members = this.#members.get(topic);
    if (members === undefined) this.#members.set(topic, new Set([member]));
    else members.add(member);
  }

  remove(topic: string, member: Member): void {
    const members = this.#members.get(topic);
    if (members?.delete(member) && members.size === 0) this.#members.delete(topic);
  }

  of(topic: string): ReadonlySet<Member> {
    return this.#members.get(topic) ?? NOBODY;
  }
}

const NOBODY: ReadonlySet<never> = new Set<never>();

export const topicOf = {
  all: 'all',
  public: 'public',
  announcement: 'announcement',
  brand: (brandID: string): string => `brand:${brandID}`,
  /** The topic of announced wins, for players who have the announcements on. */
  pride: 'pride',
  player: (playerID: string): string => `player:${playerID}`,
  session: (tokenHash: string): string => `session:${tokenHash}`,
  club: (clubID: string): string => `club:${clubID}`,
  alliance: (allianceID: string): string => `alliance:${allianceID}`,
  room: (roomID: string): string => `room:${roomID}`,
  /** The wins of a room's viewers, for viewers who have the announcements on. */
  roomWins: (roomID: string): string => `room:${roomID}/wins`,
  /** The board of a race, for connections that watch it. */
  race: (battleID: string): string => `race:${battleID}`,
} as const;

/** Whether a topic is a channel with members: a club, an alliance, a live room. */
export const isMembershipTopic = (topic: string): boolean =>
  topic.startsWith(topicOf.club('')) || topic.startsWith(topicOf.alliance('')) || topic.startsWith(topicOf.room(''));

export const baseTopics = (playerID: string, session: string, brandID: string): readonly string[] => [
  topicOf.all,
  topicOf.brand(brandID),
  topicOf.public,
  topicOf.announcement,
  topicOf.player(playerID),
  session,
];

/** The topics of a player's connection that do not depend on club, alliance or room. */
export function topicsOf(
  player: { readonly PlayerID: string; readonly ClubID: string },
  session: string,
  brandID: string,
  allianceID: string,
  hearsWins: boolean,
): readonly string[] {
  return [
    ...baseTopics(player.PlayerID, session, brandID),
    ...(hearsWins ? [topicOf.pride] : []),
    ...(player.ClubID === '' ? [] : [topicOf.club(player.ClubID)]),
    ...(allianceID === '' ? [] : [topicOf.alliance(allianceID)]),
  ];
}
