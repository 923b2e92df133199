import type { WorldPart } from './part.ts';

export const eventPart: WorldPart = async () => {};
