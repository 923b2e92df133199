import type { WorldPart } from './part.ts';

export const relationPart: WorldPart = async () => {};
