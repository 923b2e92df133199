import type { WorldPart } from './part.ts';

export const livePart: WorldPart = async () => {};
