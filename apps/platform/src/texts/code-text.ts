// Texts of messages with a code, by language. `{code}`, `{brand}` and `{minutes}` are filled in.
import type { LanguageCode } from '@foyer/contract';

type ByLanguage = { readonly EN: string } & { readonly [L in LanguageCode]?: string };

/** Registration messages an operator may choose from: `register.smsTemplate` in the settings names one. */
export const registrationTemplates = {
  register: {
    EN: '{code} is your {brand} code to register. It is good for {minutes} minutes. Please share it with nobody.',
    CN: '{code} 是您的 {brand} 注册验证码，{minutes} 分钟内有效，请勿告诉他人。',
    VI: '{code} là mã đăng ký {brand} của bạn, dùng được trong {minutes} phút. Đừng cho ai biết mã này.',
    UR: '{code} آپ کا {brand} رجسٹریشن کوڈ ہے۔ یہ {minutes} منٹ تک کام کرے گا۔ کسی کو نہ بتائیں۔',
    MY: '{code} သည် သင်၏ {brand} မှတ်ပုံတင်ကုဒ် ဖြစ်ပါသည်။ {minutes} မိနစ်အတွင်း သုံးနိုင်သည်။ မည်သူ့ကိုမျှ မပြောပါနှင့်။',
  },
  welcome: {
    EN: 'Welcome to {brand}! Your code is {code}. It is good for {minutes} minutes. Please share it with nobody.',
    CN: '欢迎来到 {brand}！您的验证码是 {code}，{minutes} 分钟内有效，请勿告诉他人。',
    VI: 'Chào mừng bạn đến với {brand}! Mã của bạn là {code}, dùng được trong {minutes} phút. Đừng cho ai biết mã này.',
    UR: '{brand} میں خوش آمدید! آپ کا کوڈ {code} ہے۔ یہ {minutes} منٹ تک کام کرے گا۔ کسی کو نہ بتائیں۔',
    MY: '{brand} မှ ကြိုဆိုပါသည်။ သင့်ကုဒ်မှာ {code} ဖြစ်ပါသည်။ {minutes} မိနစ်အတွင်း သုံးနိုင်သည်။ မည်သူ့ကိုမျှ မပြောပါနှင့်။',
  },
} as const satisfies Record<string, ByLanguage>;

export type RegistrationTemplate = keyof typeof registrationTemplates;
export const registrationTemplateNames = Object.keys(registrationTemplates) as RegistrationTemplate[];

const texts = {
  /** Still a code, so that the answer on the screen tells nobody who has an account; the owner of the phone may know. */
  taken: {
    EN: '{code} is your {brand} code. This number already has an account: please log in instead of registering.',
    CN: '{code} 是您的 {brand} 验证码。该号码已有账号，请直接登录，无需注册。',
    VI: '{code} là mã {brand} của bạn. Số này đã có tài khoản: vui lòng đăng nhập thay vì đăng ký.',
    UR: '{code} آپ کا {brand} کوڈ ہے۔ اس نمبر کا اکاؤنٹ پہلے سے موجود ہے، رجسٹر کرنے کے بجائے لاگ اِن کریں۔',
    MY: '{code} သည် သင်၏ {brand} ကုဒ် ဖြစ်ပါသည်။ ဤနံပါတ်တွင် အကောင့်ရှိပြီးသားမို့ မှတ်ပုံတင်မည့်အစား ဝင်ရောက်ပါ။',
  },
  login: {
    EN: '{code} is your {brand} code to log in. It is good for {minutes} minutes. Please share it with nobody.',
    CN: '{code} 是您的 {brand} 登录验证码，{minutes} 分钟内有效，请勿告诉他人。',
    VI: '{code} là mã đăng nhập {brand} của bạn, dùng được trong {minutes} phút. Đừng cho ai biết mã này.',
    UR: '{code} آپ کا {brand} لاگ اِن کوڈ ہے۔ یہ {minutes} منٹ تک کام کرے گا۔ کسی کو نہ بتائیں۔',
    MY: '{code} သည် သင်၏ {brand} ဝင်ရောက်ရန်ကုဒ် ဖြစ်ပါသည်။ {minutes} မိနစ်အတွင်း သုံးနိုင်သည်။ မည်သူ့ကိုမျှ မပြောပါနှင့်။',
  },
  reset: {
    EN: '{code} is your {brand} code for a new password. It is good for {minutes} minutes. If you did not ask for it, do nothing and share it with nobody.',
    CN: '{code} 是您重设 {brand} 密码的验证码，{minutes} 分钟内有效。如非本人操作，请忽略，切勿告诉他人。',
    VI: '{code} là mã đặt lại mật khẩu {brand} của bạn, dùng được trong {minutes} phút. Nếu không phải bạn yêu cầu, hãy bỏ qua và đừng cho ai biết mã này.',
    UR: '{code} نئے {brand} پاس ورڈ کے لیے آپ کا کوڈ ہے۔ یہ {minutes} منٹ تک کام کرے گا۔ اگر آپ نے نہیں مانگا تو کچھ نہ کریں اور کسی کو نہ بتائیں۔',
    MY: '{code} သည် {brand} စကားဝှက်အသစ်အတွက် သင့်ကုဒ် ဖြစ်ပါသည်။ {minutes} မိနစ်အတွင်း သုံးနိုင်သည်။ သင် မတောင်းခဲ့ပါက ဘာမှမလုပ်ပါနှင့်၊ မည်သူ့ကိုမျှ မပြောပါနှင့်။',
  },
  contact: {
    EN: '{code} is your {brand} code to confirm this number or address. It is good for {minutes} minutes. If you did not ask for it, do nothing.',
    CN: '{code} 是您确认此号码或邮箱的 {brand} 验证码，{minutes} 分钟内有效。如非本人操作，请忽略。',
    VI: '{code} là mã {brand} để xác nhận số hoặc địa chỉ này, dùng được trong {minutes} phút. Nếu không phải bạn yêu cầu, hãy bỏ qua.',
    UR: '{code} اس نمبر یا پتے کی تصدیق کے لیے آپ کا {brand} کوڈ ہے۔ یہ {minutes} منٹ تک کام کرے گا۔ اگر آپ نے نہیں مانگا تو کچھ نہ کریں۔',
    MY: '{code} သည် ဤနံပါတ် သို့မဟုတ် လိပ်စာကို အတည်ပြုရန် သင်၏ {brand} ကုဒ် ဖြစ်ပါသည်။ {minutes} မိနစ်အတွင်း သုံးနိုင်သည်။ သင် မတောင်းခဲ့ပါက ဘာမှမလုပ်ပါနှင့်။',
  },
  noAccount: {
    EN: 'Somebody asked {brand} for a code, but there is no account here yet. If it was you, please register. If not, there is nothing to do.',
    CN: '有人向 {brand} 请求验证码，但此处尚无账号。如是您本人，请先注册；如不是，无需理会。',
    VI: 'Có người vừa xin mã {brand}, nhưng ở đây chưa có tài khoản. Nếu là bạn, vui lòng đăng ký. Nếu không, bạn không cần làm gì.',
    UR: 'کسی نے {brand} سے کوڈ مانگا، مگر یہاں ابھی کوئی اکاؤنٹ نہیں۔ اگر یہ آپ تھے تو رجسٹر کریں، ورنہ کچھ کرنے کی ضرورت نہیں۔',
    MY: 'တစ်စုံတစ်ဦးက {brand} ကုဒ် တောင်းခဲ့သော်လည်း ဤနေရာတွင် အကောင့် မရှိသေးပါ။ သင်ဖြစ်ပါက မှတ်ပုံတင်ပါ။ မဟုတ်ပါက ဘာမှလုပ်ရန် မလိုပါ။',
  },
  subject: {
    EN: 'Your {brand} code',
    CN: '您的 {brand} 验证码',
    VI: 'Mã {brand} của bạn',
    UR: 'آپ کا {brand} کوڈ',
    MY: 'သင်၏ {brand} ကုဒ်',
  },
} as const satisfies Record<string, ByLanguage>;

export type CodeText = keyof typeof texts;

type Values = Readonly<Record<string, string>>;

const filled = (text: string, values: Values): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');

export const codeText = (name: CodeText, language: LanguageCode, values: Values): string => {
  const text: ByLanguage = texts[name];
  return filled(text[language] ?? text.EN, values);
};

export const registrationText = (name: RegistrationTemplate, language: LanguageCode, values: Values): string => {
  const text: ByLanguage = registrationTemplates[name];
  return filled(text[language] ?? text.EN, values);
};
