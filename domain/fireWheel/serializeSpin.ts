import type { WheelSpin } from '#protocol/entities/event.ts';
import type { RowOf, Tables } from '../tables.ts';

export type SpinRow = RowOf<Tables['wheelSpins']>;

/** A spin as its player's history shows it. */
export const serializeSpin = ({ PlayerID: _player, Big: _big, ...spin }: SpinRow): WheelSpin => spin;
