import type { WorldPart } from './part.ts';

export const shopPart: WorldPart = async () => {};
