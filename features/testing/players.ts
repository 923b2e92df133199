import type { OwnProfile } from '#protocol/entities/player.ts';
import type { Session } from '#protocol/entities/session.ts';

const PLAYER_ID = '80013526';

/** A session in the service's format. */
export const sessionOf = (guest: boolean): Session => ({
  status: 'authenticated',
  token: 'token',
  provider: guest ? 'guest' : 'choosePhoneAccount',
  playerID: PLAYER_ID,
  baseURL: '',
  user: { email: '' },
  phone: guest ? '' : '0900000001',
  isRegist: false,
  signInError: { Code: 200 },
  player: { playerID: PLAYER_ID, tptType: guest ? [0] : [1, 6] },
  expires: '2099-01-01T00:00:00.000Z',
});

/** A profile in the service's format. */
export const profileOf = (guest: boolean): OwnProfile => ({
  isHost: false,
  player: {
    playerID: PLAYER_ID,
    name: '夜行者小葵',
    pictureSetting: 2,
    picURL: '',
    pictureURL: '',
    pictureData: { UploadPicURL: '', LinePicURL: '', FBPicURL: '' },
    phone: guest ? '' : '0900000001',
    tptType: guest ? [0] : [1, 6],
    email: '',
    registTime: '2026-11-01T00:00:00.000Z',
    Rename: 0,
    RenameLimit: 1,
    RegistSituation: 0,
  },
  bag: { coin: 1, point: 1, gem: 1 },
  level: { level: 1, vipLevel: 3 },
  deletionTime: '',
});
