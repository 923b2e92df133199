import type { WorldPart } from './part.ts';

export const giftPart: WorldPart = async () => {};
