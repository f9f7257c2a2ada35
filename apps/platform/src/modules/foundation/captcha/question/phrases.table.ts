// The phrases of the questions, in the languages that are complete: a way to say each digit from 1 to 9, and how to
// ask.
import { FALLBACK_LANGUAGE, type LanguageCode } from '@foyer/contract';

export interface Phrases {
  /** `{1}`, `{2}`, `{3}`: three ways to say a digit. */
  readonly ask: string;
  /** At 1 to 9: something that everyone counts the same. */
  readonly things: readonly string[];
  /** At 1 to 9: the number in words. */
  readonly words: readonly string[];
  readonly plus: string;
  readonly minus: string;
}

const EN: Phrases = {
  ask: 'Write three digits, one after the other. First: {1}. Then: {2}. Last: {3}.',
  things: [
    'how many moons the Earth has',
    'how many wheels a bicycle has',
    'how many corners a triangle has',
    'how many legs a dog has',
    'how many fingers one hand has',
    'how many faces a die has',
    'how many days a week has',
    'how many legs a spider has',
    'three times three',
  ],
  words: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  plus: '{a} plus {b}',
  minus: '{a} minus {b}',
};

const CN: Phrases = {
  ask: '请依次写出三个数字。第一个:{1}。第二个:{2}。第三个:{3}。',
  things: [
    '地球有几个月亮',
    '自行车有几个轮子',
    '三角形有几个角',
    '一只狗有几条腿',
    '一只手有几根手指',
    '一颗骰子有几个面',
    '一个星期有几天',
    '一只蜘蛛有几条腿',
    '三乘以三',
  ],
  words: ['一', '二', '三', '四', '五', '六', '七', '八', '九'],
  plus: '{a}加{b}',
  minus: '{a}减{b}',
};

const VI: Phrases = {
  ask: 'Hãy viết liền ba chữ số. Đầu tiên: {1}. Tiếp theo: {2}. Cuối cùng: {3}.',
  things: [
    'Trái Đất có mấy mặt trăng',
    'xe đạp có mấy bánh',
    'hình tam giác có mấy góc',
    'con chó có mấy chân',
    'một bàn tay có mấy ngón',
    'viên xúc xắc có mấy mặt',
    'một tuần có mấy ngày',
    'con nhện có mấy chân',
    'ba nhân ba',
  ],
  words: ['một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'],
  plus: '{a} cộng {b}',
  minus: '{a} trừ {b}',
};

const UR: Phrases = {
  ask: 'تین ہندسے ایک کے بعد ایک لکھیں۔ پہلا: {1}۔ دوسرا: {2}۔ تیسرا: {3}۔',
  things: [
    'زمین کے کتنے چاند ہیں',
    'سائیکل کے کتنے پہیے ہوتے ہیں',
    'مثلث کے کتنے کونے ہوتے ہیں',
    'کتے کی کتنی ٹانگیں ہوتی ہیں',
    'ایک ہاتھ کی کتنی انگلیاں ہوتی ہیں',
    'پانسے کے کتنے رخ ہوتے ہیں',
    'ہفتے میں کتنے دن ہوتے ہیں',
    'مکڑی کی کتنی ٹانگیں ہوتی ہیں',
    'تین ضرب تین',
  ],
  words: ['ایک', 'دو', 'تین', 'چار', 'پانچ', 'چھ', 'سات', 'آٹھ', 'نو'],
  plus: '{a} جمع {b}',
  minus: '{a} منفی {b}',
};

const MY: Phrases = {
  ask: 'ဂဏန်းသုံးလုံးကို ဆက်တိုက် ရေးပါ။ ပထမ - {1}။ ဒုတိယ - {2}။ တတိယ - {3}။',
  things: [
    'ကမ္ဘာမှာ လ ဘယ်နှစ်စင်းရှိ',
    'စက်ဘီးမှာ ဘီး ဘယ်နှစ်ခုရှိ',
    'တြိဂံမှာ ထောင့် ဘယ်နှစ်ခုရှိ',
    'ခွေးမှာ ခြေထောက် ဘယ်နှစ်ချောင်းရှိ',
    'လက်တစ်ဖက်မှာ လက်ချောင်း ဘယ်နှစ်ချောင်းရှိ',
    'အန်စာတုံးမှာ မျက်နှာ ဘယ်နှစ်ဖက်ရှိ',
    'တစ်ပတ်မှာ ဘယ်နှစ်ရက်ရှိ',
    'ပင့်ကူမှာ ခြေထောက် ဘယ်နှစ်ချောင်းရှိ',
    'သုံး အမြှောက် သုံး',
  ],
  words: ['တစ်', 'နှစ်', 'သုံး', 'လေး', 'ငါး', 'ခြောက်', 'ခုနစ်', 'ရှစ်', 'ကိုး'],
  plus: '{a} အပေါင်း {b}',
  minus: '{a} အနုတ် {b}',
};

const byLanguage: Readonly<Partial<Record<LanguageCode, Phrases>>> = { EN, CN, VI, UR, MY };

/** Languages with questions of their own; the others get the question in English. */
export const questionLanguages = Object.keys(byLanguage) as LanguageCode[];

export const phrasesOf = (language: LanguageCode): Phrases =>
  byLanguage[language] ?? byLanguage[FALLBACK_LANGUAGE] ?? EN;
