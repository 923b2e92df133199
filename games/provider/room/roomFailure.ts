import { ROOM_REFUSALS, type RoomFailureBody, type RoomRefusal } from '#games/api/index.ts';

export class RoomFailure extends Error {
  readonly code: RoomRefusal;

  constructor(code: RoomRefusal) {
    super(`${code}: ${ROOM_REFUSALS[code]}`);
    this.name = 'RoomFailure';
    this.code = code;
  }
}

export const roomFailureBody = (Code: RoomRefusal, Field?: string): RoomFailureBody => ({
  Code,
  Message: ROOM_REFUSALS[Code],
  ...(Field !== undefined && { Field }),
});
