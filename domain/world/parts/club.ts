import type { WorldPart } from './part.ts';

export const clubPart: WorldPart = async () => {};
