// Writes the games of the demo's vendors into games.json and the operators' lanes. Run: node catalogue.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { drawings } from '../../art/source/motifs.mjs';

/** Words before a name, in English, Chinese, Vietnamese (they follow), Urdu (of one form for all nouns) and Burmese. */
const adjectives = [
  ['Golden', '黄金', 'Vàng', 'سنہری', 'ရွှေ'],
  ['Royal', '皇家', 'Hoàng Gia', 'شاہی', 'တော်ဝင်'],
  ['Lucky', '幸运', 'May Mắn', 'خوش قسمت', 'ကံကောင်း'],
  ['Ancient', '远古', 'Cổ Xưa', 'قدیم', 'ရှေးဟောင်း'],
  ['Magic', '魔法', 'Phép Thuật', 'جادوئی', 'မှော်'],
  ['Crimson', '绯红', 'Đỏ Thắm', 'سرخ', 'နီရဲ'],
  ['Emerald', '翡翠', 'Ngọc Lục', 'زمردی', 'မြ'],
  ['Silver', '白银', 'Bạc', 'نقرئی', 'ငွေ'],
  ['Lunar', '月影', 'Ánh Trăng', 'قمری', 'လမင်း'],
  ['Solar', '烈日', 'Mặt Trời', 'شمسی', 'နေမင်း'],
  ['Grand', '盛大', 'Vĩ Đại', 'عظیم', 'ကြီးမြတ်'],
  ['Secret', '神秘', 'Bí Mật', 'خفیہ', 'လျှို့ဝှက်'],
  ['Wild', '狂野', 'Hoang Dã', 'جنگلی', 'ရိုင်းစိုင်း'],
  ['Swift', '疾风', 'Thần Tốc', 'تیز رفتار', 'လျင်မြန်'],
  ['Crystal', '水晶', 'Pha Lê', 'بلوری', 'သလင်း'],
  ['Velvet', '丝绒', 'Nhung', 'مخملی', 'ကတ္တီပါ'],
  ['Northern', '北境', 'Phương Bắc', 'شمالی', 'မြောက်ပိုင်း'],
  ['Starlit', '星光', 'Ánh Sao', 'درخشاں', 'ကြယ်ရောင်'],
];

/** What a game is named after, by its kind: English, Chinese, Vietnamese, Urdu, Burmese, and its drawing. */
const nouns = {
  SLOT: [
    ['Crown', '王冠', 'Vương Miện', 'تاج', 'သရဖူ', 'crown'],
    ['Star', '之星', 'Ngôi Sao', 'ستارہ', 'ကြယ်', 'star'],
    ['Bells', '铃铛', 'Chuông', 'گھنٹیاں', 'ခေါင်းလောင်း', 'bell'],
    ['Cherries', '樱桃', 'Anh Đào', 'چیری', 'ချယ်ရီ', 'cherries'],
    ['Clover', '四叶草', 'Cỏ Bốn Lá', 'کلوور', 'ကလိုဗာ', 'clover'],
    ['Horseshoe', '马蹄铁', 'Móng Ngựa', 'نعل', 'မြင်းခွာ', 'horseshoe'],
    ['Pyramid', '金字塔', 'Kim Tự Tháp', 'اہرام', 'ပိရမစ်', 'pyramid'],
    ['Voyage', '远航', 'Hải Trình', 'سفر', 'ခရီးစဉ်', 'ship'],
    ['Chronicle', '秘典', 'Biên Niên Ký', 'داستان', 'ရာဇဝင်', 'book'],
    ['Lamp', '神灯', 'Cây Đèn', 'چراغ', 'မီးအိမ်', 'lamp'],
    ['Shield', '之盾', 'Khiên', 'ڈھال', 'ဒိုင်း', 'shield'],
    ['Volcano', '火山', 'Núi Lửa', 'آتش فشاں', 'မီးတောင်', 'volcano'],
    ['Butterfly', '蝴蝶', 'Cánh Bướm', 'تتلی', 'လိပ်ပြာ', 'butterfly'],
    ['Key', '钥匙', 'Chìa Khóa', 'چابی', 'သော့', 'key'],
    ['Hourglass', '沙漏', 'Đồng Hồ Cát', 'ریت گھڑی', 'သဲနာရီ', 'hourglass'],
    ['Drums', '战鼓', 'Trống Hội', 'ڈھول', 'ဗုံသံ', 'drum'],
    ['Feather', '羽毛', 'Lông Vũ', 'پنکھ', 'ငှက်မွေး', 'feather'],
    ['Masquerade', '假面舞会', 'Vũ Hội Mặt Nạ', 'نقاب', 'မျက်နှာဖုံး', 'mask'],
  ],
  TABLE: [
    ['Blackjack', '二十一点', 'Xì Dách', 'بلیک جیک', 'ဘလက်ဂျက်', 'ace'],
    ['Poker', '扑克', 'Poker', 'پوکر', 'ပိုကာ', 'chips'],
  ],
  LIVE: [
    ['Baccarat', '百家乐', 'Baccarat', 'بیکرا', 'ဘက်ကရက်', 'ace'],
    ['Salon', '贵宾厅', 'Phòng VIP', 'سیلون', 'ဆယ်လွန်', 'chips'],
  ],
  SPORT: [
    ['Bullseye', '靶心', 'Hồng Tâm', 'نشانہ', 'ပစ်မှတ်', 'target'],
    ['Tennis', '网球', 'Quần Vợt', 'ٹینس', 'တင်းနစ်', 'racket'],
    ['Grand Prix', '大奖赛', 'Giải Đua', 'گراں پری', 'ကားပြိုင်ပွဲ', 'helmet'],
  ],
  FISH: [
    ['Turtle', '海龟', 'Rùa Biển', 'کچھوا', 'လိပ်', 'turtle'],
    ['Crab', '螃蟹', 'Cua Biển', 'کیکڑا', 'ဂဏန်း', 'crab'],
    ['Pearl', '珍珠', 'Ngọc Trai', 'موتی', 'ပုလဲ', 'shell'],
    ['Harbour', '港湾', 'Bến Cảng', 'بندرگاہ', 'ဆိပ်ကမ်း', 'anchor'],
  ],
  ORIGINAL: [
    ['Rocket', '火箭', 'Tên Lửa', 'راکٹ', 'ဒုံးပျံ', 'rocket'],
    ['Balloon', '气球', 'Khinh Khí Cầu', 'غبارہ', 'မိုးပျံပူဖောင်း', 'balloon'],
    ['Tower', '高塔', 'Tòa Tháp', 'مینار', 'မျှော်စင်', 'tower'],
  ],
};

/** How many games of which kind a vendor has: with those of the other vendors 300. */
const vendors = [
  ['AMBER_FOX', { SLOT: 46 }],
  ['BLUE_HERON', { SLOT: 40 }],
  ['SILVER_OAK', { SLOT: 36 }],
  ['WHITE_BIRCH', { SLOT: 22 }],
  ['CEDAR_GATE', { TABLE: 18, LIVE: 18 }],
  ['TWIN_LAKES', { LIVE: 16, TABLE: 10 }],
  ['HIGH_TIDE', { FISH: 24 }],
  ['PEBBLE_ROW', { ORIGINAL: 24 }],
  ['RED_KITE', { SPORT: 22 }],
];

const LANE_OF = { SLOT: 'slots', TABLE: 'live', LIVE: 'live', SPORT: 'sports', FISH: 'fishing', ORIGINAL: 'originals' };

const used = {};
/** The next game of a kind: each noun in turn, so that neighbours differ, each time with another adjective and other colours. */
const nextOf = (kind, vendor) => {
  const place = used[kind] ?? 0;
  used[kind] = place + 1;
  const list = nouns[kind];
  const noun = list[place % list.length];
  const round = Math.floor(place / list.length);
  const adjective = adjectives[(round + (place % list.length) * 5) % adjectives.length];
  const [, ...colours] = drawings[noun[5]];
  const [en, cn, vi, ur, my] = adjective;
  return {
    gameCode: `${en} ${noun[0]}`.toLowerCase().replaceAll(' ', '-'),
    gameType: kind,
    vendor,
    art: `games/${noun[5]}-${(round % colours.length) + 1}`,
    playable: true,
    displayName: {
      EN: `${en} ${noun[0]}`,
      CN: `${cn}${noun[1]}`,
      VI: `${noun[2]} ${vi}`,
      UR: `${ur} ${noun[3]}`,
      MY: `${my}${noun[4]}`,
    },
  };
};

/** Vendors take turns, so that a lane is no block of one after another. */
const games = [];
const left = vendors.map(([vendor, kinds]) => ({ vendor, kinds: { ...kinds } }));
while (left.some(({ kinds }) => Object.values(kinds).some((count) => count > 0)))
  for (const { vendor, kinds } of left)
    for (const kind of Object.keys(kinds))
      if (kinds[kind] > 0) {
        kinds[kind] -= 1;
        games.push(nextOf(kind, vendor));
      }

const write = (file, value) => writeFileSync(new URL(file, import.meta.url), `${JSON.stringify(value, null, 2)}\n`);
const read = (file) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

const shared = read('../games.json');
const own = new Set(vendors.map(([vendor]) => vendor));
const kept = shared.games.filter(({ vendor }) => !own.has(vendor)).map((game) => ({ ...game, playable: true }));
const all = [...kept, ...games];
for (const language of ['EN', 'CN', 'VI', 'UR', 'MY'])
  if (new Set(all.map(({ displayName }) => displayName[language])).size < all.length)
    throw new Error(`${language}: a name twice`);
write('../games.json', { ...shared, games: all });

const codes = new Set(games.map(({ gameCode }) => gameCode));
for (const operator of ['aurora', 'lotus']) {
  const file = `../../../${operator}/content/lanes.json`;
  const lanes = read(file).map((lane) => ({
    ...lane,
    games: [
      ...lane.games.filter(({ gameCode }) => !codes.has(gameCode)),
      ...(lane.id === 'hot'
        ? []
        : games.filter(({ gameType }) => LANE_OF[gameType] === lane.id).map(({ gameCode }) => ({ gameCode }))),
    ],
  }));
  write(file, lanes);
}
