import type { WheelSpin } from '#protocol/entities/event.ts';
import type { RowOf, Tables } from '../tables.ts';

export type SpinRow = RowOf<Tables['wheelSpins']>;

export const serializeSpin = ({ PlayerID: _player, Big: _big, ...spin }: SpinRow): WheelSpin => spin;
