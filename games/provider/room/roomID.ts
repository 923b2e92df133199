/** A room belongs to a brand, so that its players meet only players of their brand. */
export interface RoomPlace {
  readonly Brand: string;
  readonly GameCode: string;
  /** Counts the rooms of a game and brand, from 1. */
  readonly Number: number;
}

export const roomIDOf = ({ Brand, GameCode, Number }: RoomPlace): string => `${Brand}:${GameCode}:${Number}`;
