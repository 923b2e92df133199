import type { Samples } from './samplesByContract.ts';

const words = (text: string) => ({ zh_tw: text, id_id: text, vi_vn: text });

export const devSamples: Samples = {
  getOutbox: {},
  getClock: {},
  advanceClock: { Advance: 1 },
  grantItems: { PlayerID: '10000001', ItemID: 1, Amount: 1 },
  setPlayerState: { PlayerID: '10000001' },
  settleRound: { PlayerID: '10000003', GameCode: 'owl', Bet: 20, Win: 20, RoundID: 'sample-round' },
  setGameState: { GameCode: 'seasons', Playable: false },
  createIdentityToken: { TPType: 7, Subject: 'sample' },
  playPayment: { OrderID: 'none', Outcome: 'paid' },
  grantSpecialReward: { PlayerID: '10000009', ItemID: 1, Amount: 1 },
  createCoupon: { Rewards: [{ ItemID: 1, Amount: 1 }] },
  setPublisher: { RoomID: 'none', OnAir: true },
  setClubState: { ClubID: 'none', MemberCount: 1 },
  setMaintenance: { On: false },
  setSwitch: { Name: 'ad', Value: 'default' },
  putAnnouncement: { Title: words('標題'), Content: words('內容') },
  putAd: { Bookmark: 'store', Title: words('廣告'), Image: words('/art/banners/rain-zh-700.avif') },
  setWord: { Kind: 'blocked', Word: '樣本詞', Active: false },
  consentSignIn: { url: 'https://nowhere.example/', Person: 'demo-mei' },
  setProviderState: { Provider: 'line', State: 'up' },
  setIdentity: { TPType: 7, Subject: 'sample', PlayerID: '10000001' },
};
