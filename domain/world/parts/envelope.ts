import type { WorldPart } from './part.ts';

export const envelopePart: WorldPart = async () => {};
