import type { WorldPart } from './part.ts';

export const progressPart: WorldPart = async () => {};
