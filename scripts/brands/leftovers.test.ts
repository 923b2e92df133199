import { expect, it } from 'vitest';
import template from '#ui/theme/template/brand.json' with { type: 'json' };
import { Brand } from '#protocol/brands.ts';
import { leftoversOf } from '#protocol/leftovers.ts';

const asMade = Brand.parse(template);
const own: Brand = {
  ...asMade,
  Name: { zh_tw: '曉光', id_id: 'Fajar', vi_vn: 'Bình Minh' },
  Hosts: ['play.fajar.games', 'demo.localhost:8787'],
  Links: {
    Underage: 'https://i.win.org.tw/',
    Support: '/support/info',
    AppStore: 'https://apps.apple.com/app/id1',
    GooglePlay: 'https://play.google.com/store/apps/details?id=x',
    Apk: 'https://download.fajar.games/fajar.apk',
  },
  Company: {
    Name: { zh_tw: '曉光娛樂有限公司', id_id: 'PT Fajar', vi_vn: 'Công ty Bình Minh' },
    Address: { zh_tw: '臺北市信義路 1 號', id_id: 'Jl. Sudirman 1, Jakarta', vi_vn: '1 Lê Lợi, Huế' },
  },
  Support: { ...asMade.Support, Email: 'help@fajar.games', Phone: '02-2345-6789', Chat: '' },
};

it('lists every field that a new brand still has from the template', () => {
  expect(leftoversOf(asMade).map(({ field }) => field)).toEqual([
    'Name.zh_tw',
    'Name.id_id',
    'Name.vi_vn',
    'Links.AppStore',
    'Links.GooglePlay',
    'Links.Apk',
    'Company.Name.zh_tw',
    'Company.Name.id_id',
    'Company.Name.vi_vn',
    'Company.Address.zh_tw',
    'Company.Address.id_id',
    'Company.Address.vi_vn',
    'Support.Email',
    'Support.Phone',
    'Support.Chat',
  ]);
});

it('lists no field of a brand with its own facts', () => {
  expect(leftoversOf(own)).toEqual([]);
});

it.each(['play.example.com', 'play.example', 'demo.invalid:8787'])('recognises %s as an example host', (host) => {
  expect(leftoversOf({ ...own, Hosts: [host] })).toEqual([{ field: 'Hosts.0', value: host }]);
});

it('does not take a real name for an example', () => {
  expect(leftoversOf({ ...own, Hosts: ['examples.games', 'myexample.com', 'testing.games'] })).toEqual([]);
});
