import { isDemo } from '../session/demo.ts';
import type { SessionRow } from '../tables.ts';

/**
 * A room belongs to a brand, so that its players meet only players of their brand. Demos have rooms of their own: their chips are worth
 * nothing, and must not take the place of others in the bound of a table.
 */
export interface RoomPlace {
  readonly Brand: string;
  readonly GameCode: string;
  readonly IsDemo: boolean;
  /** Counts the rooms of a game and brand, from 1. */
  readonly Number: number;
}

type Kind = Omit<RoomPlace, 'Number'>;

const DEMO = 'demo:';

/** The beginning of the ids of all rooms of a game and brand. */
export const roomsOf = ({ Brand, GameCode, IsDemo }: Kind): string => `${Brand}:${GameCode}:${IsDemo ? DEMO : ''}`;

export const roomIDOf = (place: RoomPlace): string => `${roomsOf(place)}${place.Number}`;

/** @returns undefined if the text is no id of a room */
export function readRoomID(RoomID: string): RoomPlace | undefined {
  const [, Brand, GameCode, demo, digits] = /^([^:]{1,64}):([^:]{1,64}):(demo:)?([1-9]\d{0,5})$/.exec(RoomID) ?? [];
  if (Brand === undefined || GameCode === undefined) return undefined;
  return { Brand, GameCode, IsDemo: demo === DEMO, Number: Number(digits) };
}

export const kindOf = (session: Pick<SessionRow, 'Brand' | 'GameCode' | 'Currency'>): Kind => ({
  Brand: session.Brand,
  GameCode: session.GameCode,
  IsDemo: isDemo(session),
});

export const isSameKind = (one: Kind, other: Kind): boolean => roomsOf(one) === roomsOf(other);
