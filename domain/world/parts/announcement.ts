import type { WorldPart } from './part.ts';

export const announcementPart: WorldPart = async () => {};
