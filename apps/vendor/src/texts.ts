// The page's texts. A language without texts gets English.

export interface Texts {
  readonly dir: 'ltr' | 'rtl';
  readonly simulator: string;
  readonly simulatorText: string;
  readonly trial: string;
  readonly trialText: string;
  readonly playMoney: string;
  readonly by: string;
  readonly balance: string;
  readonly stake: string;
  readonly play: string;
  readonly ready: string;
  readonly won: string;
  readonly paidLater: string;
  readonly even: string;
  readonly lost: string;
  readonly back: string;
  readonly funds: string;
  readonly closed: string;
  readonly over: string;
  readonly cancelled: string;
  readonly other: string;
  readonly usedTitle: string;
  readonly usedText: string;
  readonly unreachable: string;
  readonly pays: string;
  readonly you: string;
  readonly house: string;
  readonly controls: string;
  readonly controlsText: string;
  readonly twice: string;
  readonly early: string;
  readonly silent: string;
  readonly backFirst: string;
  readonly nextHtml: string;
  readonly nextHost: string;
  readonly nextSlow: string;
  readonly nextNoted: string;
}

const en: Texts = {
  dir: 'ltr',
  simulator: 'Game vendor simulator',
  simulatorText: 'This page stands in for a vendor of games. It isn’t a real game, and only demo money moves.',
  trial: 'Trial with play money',
  trialText: 'You can’t win or lose anything here.',
  playMoney: 'Play money',
  by: 'by {vendor}',
  balance: 'Balance',
  stake: 'Stake',
  play: 'Play',
  ready: 'Choose a stake and play.',
  won: 'You won {amount}',
  paidLater: 'You won {amount}. It’s on its way to your balance.',
  even: 'Your stake is back: {amount}',
  lost: 'No win this time',
  back: 'Back to the lobby',
  funds: 'Your balance doesn’t cover this stake.',
  closed: 'You can’t play this game right now.',
  over: 'You’re no longer logged in. Go back and open the game again.',
  cancelled: 'The operator didn’t answer, so this round was cancelled. You get your stake back.',
  other: 'The operator refused this round. Nothing was staked.',
  usedTitle: 'Open this game again',
  usedText: 'This link works once, for a minute. Go back to the lobby and tap the game.',
  unreachable: 'The operator’s wallet doesn’t answer.',
  pays: 'What pays',
  you: 'You',
  house: 'House',
  controls: 'Simulator controls',
  controlsText: 'Each plays one round as a faulty vendor would. Your money must stay right.',
  twice: 'Send the stake twice',
  early: 'Send the win before the stake',
  silent: 'Take the stake back',
  backFirst: 'Take it back before it arrives',
  nextHtml: 'Answer the next launch with HTML',
  nextHost: 'Lead the next launch to another host',
  nextSlow: 'Answer the next launch too late',
  nextNoted: 'Noted for the next launch. Go back and open the game again.',
};

const cn: Texts = {
  dir: 'ltr',
  simulator: '游戏供应商模拟器',
  simulatorText: '此页面代替真实的游戏供应商。这不是真实游戏，只使用演示资金。',
  trial: '试玩，使用试玩币',
  trialText: '在这里不会赢钱，也不会输钱。',
  playMoney: '试玩币',
  by: '由 {vendor} 提供',
  balance: '余额',
  stake: '投注额',
  play: '开始',
  ready: '选择投注额，开始游戏。',
  won: '您赢得 {amount}',
  paidLater: '您赢得 {amount}，正在存入余额。',
  even: '退回投注额：{amount}',
  lost: '这次没有中奖',
  back: '返回大厅',
  funds: '余额不足，无法投注此金额。',
  closed: '您现在不能玩这款游戏。',
  over: '您已退出登录。请返回并重新打开游戏。',
  cancelled: '运营商没有响应，本局已取消，投注额将退回。',
  other: '运营商拒绝了本局，未扣除投注额。',
  usedTitle: '请重新打开游戏',
  usedText: '此链接一分钟内有效，且只能使用一次。请返回大厅再点一次游戏。',
  unreachable: '运营商的钱包没有响应。',
  pays: '赔付说明',
  you: '您',
  house: '庄家',
  controls: '模拟器控制',
  controlsText: '每个按钮都会像出错的供应商那样玩一局。您的资金必须保持正确。',
  twice: '投注发送两次',
  early: '先发送奖金再发送投注',
  silent: '撤回投注',
  backFirst: '在投注到达前撤回',
  nextHtml: '下次启动返回 HTML',
  nextHost: '下次启动指向其他主机',
  nextSlow: '下次启动响应过迟',
  nextNoted: '已设置，将在下次启动时生效。请返回并重新打开游戏。',
};

const vi: Texts = {
  dir: 'ltr',
  simulator: 'Mô phỏng nhà cung cấp trò chơi',
  simulatorText: 'Trang này thay cho nhà cung cấp trò chơi. Đây không phải trò chơi thật và chỉ dùng tiền demo.',
  trial: 'Chơi thử bằng tiền chơi thử',
  trialText: 'Ở đây bạn không thắng và cũng không mất gì.',
  playMoney: 'Tiền chơi thử',
  by: 'bởi {vendor}',
  balance: 'Số dư',
  stake: 'Tiền cược',
  play: 'Chơi',
  ready: 'Chọn tiền cược rồi chơi.',
  won: 'Bạn thắng {amount}',
  paidLater: 'Bạn thắng {amount}. Tiền đang được cộng vào số dư.',
  even: 'Hoàn tiền cược: {amount}',
  lost: 'Lần này chưa trúng',
  back: 'Về sảnh',
  funds: 'Số dư không đủ cho mức cược này.',
  closed: 'Hiện bạn không thể chơi trò này.',
  over: 'Bạn đã đăng xuất. Hãy quay lại và mở trò chơi lần nữa.',
  cancelled: 'Nhà cái không phản hồi nên ván này bị hủy. Bạn được hoàn tiền cược.',
  other: 'Nhà cái từ chối ván này. Chưa có tiền nào bị cược.',
  usedTitle: 'Hãy mở lại trò chơi',
  usedText: 'Liên kết này chỉ dùng được một lần trong một phút. Hãy về sảnh và chạm vào trò chơi.',
  unreachable: 'Ví của nhà cái không phản hồi.',
  pays: 'Cách trả thưởng',
  you: 'Bạn',
  house: 'Nhà cái',
  controls: 'Điều khiển mô phỏng',
  controlsText: 'Mỗi nút chơi một ván như một nhà cung cấp bị lỗi. Tiền của bạn phải luôn đúng.',
  twice: 'Gửi tiền cược hai lần',
  early: 'Gửi tiền thắng trước tiền cược',
  silent: 'Rút lại tiền cược',
  backFirst: 'Rút lại trước khi cược đến',
  nextHtml: 'Lần mở sau trả về HTML',
  nextHost: 'Lần mở sau dẫn đến máy chủ khác',
  nextSlow: 'Lần mở sau trả lời quá muộn',
  nextNoted: 'Đã ghi nhận cho lần mở sau. Hãy quay lại và mở trò chơi lần nữa.',
};

const ur: Texts = {
  dir: 'rtl',
  simulator: 'گیم فراہم کنندہ کا سمیولیٹر',
  simulatorText: 'یہ صفحہ گیم فراہم کرنے والے کی جگہ ہے۔ یہ اصل گیم نہیں، اور صرف ڈیمو رقم استعمال ہوتی ہے۔',
  trial: 'آزمائشی رقم سے کھیل',
  trialText: 'یہاں آپ نہ کچھ جیت سکتے ہیں نہ ہار سکتے ہیں۔',
  playMoney: 'آزمائشی رقم',
  by: 'از {vendor}',
  balance: 'بیلنس',
  stake: 'داؤ',
  play: 'کھیلیں',
  ready: 'داؤ چنیں اور کھیلیں۔',
  won: 'آپ نے {amount} جیتے',
  paidLater: 'آپ نے {amount} جیتے۔ رقم آپ کے بیلنس میں آ رہی ہے۔',
  even: 'آپ کا داؤ واپس: {amount}',
  lost: 'اس بار جیت نہیں ہوئی',
  back: 'لابی میں واپس',
  funds: 'آپ کا بیلنس اس داؤ کے لیے کافی نہیں۔',
  closed: 'آپ ابھی یہ گیم نہیں کھیل سکتے۔',
  over: 'آپ لاگ ان نہیں رہے۔ واپس جائیں اور گیم دوبارہ کھولیں۔',
  cancelled: 'آپریٹر نے جواب نہیں دیا، اس لیے یہ راؤنڈ منسوخ ہوا۔ آپ کا داؤ واپس مل جائے گا۔',
  other: 'آپریٹر نے یہ راؤنڈ قبول نہیں کیا۔ کوئی رقم نہیں لگی۔',
  usedTitle: 'گیم دوبارہ کھولیں',
  usedText: 'یہ لنک ایک منٹ کے لیے اور ایک ہی بار کام کرتا ہے۔ لابی میں واپس جا کر گیم پر ٹیپ کریں۔',
  unreachable: 'آپریٹر کا والٹ جواب نہیں دے رہا۔',
  pays: 'ادائیگی کے اصول',
  you: 'آپ',
  house: 'ہاؤس',
  controls: 'سمیولیٹر کے کنٹرول',
  controlsText: 'ہر بٹن ایک راؤنڈ خراب فراہم کنندہ کی طرح کھیلتا ہے۔ آپ کی رقم درست رہنی چاہیے۔',
  twice: 'داؤ دو بار بھیجیں',
  early: 'داؤ سے پہلے جیت بھیجیں',
  silent: 'داؤ واپس لیں',
  backFirst: 'پہنچنے سے پہلے واپس لیں',
  nextHtml: 'اگلی بار کھولنے پر HTML بھیجیں',
  nextHost: 'اگلی بار دوسرے ہوسٹ پر بھیجیں',
  nextSlow: 'اگلی بار بہت دیر سے جواب دیں',
  nextNoted: 'اگلی بار کے لیے محفوظ ہو گیا۔ واپس جائیں اور گیم دوبارہ کھولیں۔',
};

const my: Texts = {
  dir: 'ltr',
  simulator: 'ဂိမ်းရောင်းချသူ စမ်းသပ်စနစ်',
  simulatorText: 'ဤစာမျက်နှာသည် ဂိမ်းရောင်းချသူအစား ဖြစ်ပါသည်။ တကယ့်ဂိမ်းမဟုတ်ပါ၊ သရုပ်ပြငွေကိုသာ သုံးပါသည်။',
  trial: 'အစမ်းငွေဖြင့် စမ်းကစားခြင်း',
  trialText: 'ဤနေရာတွင် ငွေ အနိုင်အရှုံး မရှိပါ။',
  playMoney: 'အစမ်းငွေ',
  by: '{vendor} မှ',
  balance: 'လက်ကျန်ငွေ',
  stake: 'လောင်းကြေး',
  play: 'ကစားရန်',
  ready: 'လောင်းကြေးရွေးပြီး ကစားပါ။',
  won: '{amount} နိုင်ပါပြီ',
  paidLater: '{amount} နိုင်ပါပြီ။ လက်ကျန်ငွေထဲ ဝင်လာပါမည်။',
  even: 'လောင်းကြေး ပြန်ရပါပြီ- {amount}',
  lost: 'ဤတစ်ကြိမ် မနိုင်ပါ',
  back: 'လော်ဘီသို့ ပြန်ရန်',
  funds: 'လက်ကျန်ငွေ ဤလောင်းကြေးအတွက် မလောက်ပါ။',
  closed: 'ဤဂိမ်းကို ယခု ကစား၍ မရပါ။',
  over: 'အကောင့်မှ ထွက်ထားပါသည်။ ပြန်သွားပြီး ဂိမ်းကို ထပ်ဖွင့်ပါ။',
  cancelled: 'အော်ပရေတာက မဖြေသဖြင့် ဤပွဲကို ဖျက်လိုက်ပါပြီ။ လောင်းကြေး ပြန်ရပါမည်။',
  other: 'အော်ပရေတာက ဤပွဲကို ငြင်းပယ်ပါသည်။ ငွေမနုတ်ပါ။',
  usedTitle: 'ဂိမ်းကို ထပ်ဖွင့်ပါ',
  usedText: 'ဤလင့်ခ်ကို တစ်မိနစ်အတွင်း တစ်ကြိမ်သာ သုံးနိုင်ပါသည်။ လော်ဘီသို့ ပြန်သွားပြီး ဂိမ်းကို နှိပ်ပါ။',
  unreachable: 'အော်ပရေတာ၏ ပိုက်ဆံအိတ်က မဖြေပါ။',
  pays: 'အနိုင်ပေးပုံ',
  you: 'သင်',
  house: 'ဒိုင်',
  controls: 'စမ်းသပ်စနစ် ထိန်းချုပ်မှု',
  controlsText: 'ခလုတ်တစ်ခုစီသည် ချို့ယွင်းသော ရောင်းချသူကဲ့သို့ တစ်ပွဲ ကစားပါသည်။ သင့်ငွေ မှန်ကန်နေရပါမည်။',
  twice: 'လောင်းကြေးကို နှစ်ခါ ပို့ရန်',
  early: 'လောင်းကြေးမတိုင်မီ အနိုင်ငွေ ပို့ရန်',
  silent: 'လောင်းကြေး ပြန်ယူရန်',
  backFirst: 'မရောက်မီ ပြန်ယူရန်',
  nextHtml: 'နောက်တစ်ကြိမ် HTML ဖြင့် ဖြေရန်',
  nextHost: 'နောက်တစ်ကြိမ် အခြား host သို့ ပို့ရန်',
  nextSlow: 'နောက်တစ်ကြိမ် နောက်ကျမှ ဖြေရန်',
  nextNoted: 'နောက်တစ်ကြိမ်အတွက် မှတ်ထားပါပြီ။ ပြန်သွားပြီး ဂိမ်းကို ထပ်ဖွင့်ပါ။',
};

const byLanguage: Readonly<Record<string, Texts>> = { en, 'zh-Hans': cn, vi, ur, my };

/** Texts, with the language that they are in. */
export const textsIn = (language: string): { readonly language: string; readonly texts: Texts } => {
  const texts = byLanguage[language];
  return texts ? { language, texts } : { language: 'en', texts: en };
};

/** Puts a value into a text. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
