import type { Brand } from '#protocol/brands.ts';

/** A brand with all capabilities, for tests that do not care about these fields. */
export const testBrand: Brand = {
  ID: 'owl',
  Name: { zh_tw: '貓頭鷹', id_id: 'Owl', vi_vn: 'Owl' },
  Scheme: 'dark',
  Capabilities: { WalletItem: 'gem', Live: true, RedEnvelopeSending: false },
  Hosts: [],
  LiffID: '',
  Rating: {
    Mark: '18+',
    Label: { zh_tw: '', id_id: '', vi_vn: '' },
    Notices: { zh_tw: [], id_id: [], vi_vn: [] },
  },
  Lobby: { Spotlight: 'wideStart', Game: 'owl', Banners: ['wheel'] },
  Links: {
    Underage: 'https://example.com',
    Support: '',
    AppStore: '',
    GooglePlay: '',
    Apk: '',
  },
  Company: {
    Name: { zh_tw: '範例公司', id_id: 'Example Co.', vi_vn: 'Example Co.' },
    Address: { zh_tw: '', id_id: '', vi_vn: '' },
  },
  Support: {
    Email: 'support@example.invalid',
    Phone: '',
    Hours: { zh_tw: '', id_id: '', vi_vn: '' },
    Chat: '',
  },
  Sounds: {},
};
