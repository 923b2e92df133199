import type { WorldPart } from './part.ts';

export const mailPart: WorldPart = async () => {};
