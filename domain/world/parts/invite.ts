import type { WorldPart } from './part.ts';

export const invitePart: WorldPart = async () => {};
