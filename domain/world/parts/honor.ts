import type { WorldPart } from './part.ts';

export const honorPart: WorldPart = async () => {};
