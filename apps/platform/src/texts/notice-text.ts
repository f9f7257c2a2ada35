// Texts of the platform's messages to members, by language.
import type { LanguageCode } from '@foyer/contract';
import { securityNotices } from './security-notices.ts';

interface Notice {
  readonly subject: string;
  readonly body: string;
}

type ByLanguage = { readonly EN: Notice } & { readonly [L in LanguageCode]?: Notice };

const notices = {
  ...securityNotices,
  passwordChanged: {
    EN: {
      subject: 'Your {brand} password was changed',
      body: 'Your password was just changed, and you were logged out everywhere else. If it was not you, please write to customer service at once.',
    },
    CN: {
      subject: '您的 {brand} 密码已修改',
      body: '您的密码刚刚已修改，其他设备均已退出登录。如非本人操作，请立即联系客服。',
    },
    VI: {
      subject: 'Mật khẩu {brand} của bạn đã được đổi',
      body: 'Mật khẩu của bạn vừa được đổi và mọi thiết bị khác đã bị đăng xuất. Nếu không phải bạn, vui lòng liên hệ bộ phận hỗ trợ ngay.',
    },
    UR: {
      subject: 'آپ کا {brand} پاس ورڈ تبدیل ہو گیا',
      body: 'آپ کا پاس ورڈ ابھی تبدیل ہوا ہے اور باقی سب جگہ سے آپ لاگ آؤٹ ہو گئے ہیں۔ اگر یہ آپ نے نہیں کیا تو فوراً کسٹمر سروس سے رابطہ کریں۔',
    },
    MY: {
      subject: 'သင်၏ {brand} စကားဝှက် ပြောင်းလဲပြီးပါပြီ',
      body: 'သင်၏စကားဝှက်ကို ယခုပင် ပြောင်းလဲခဲ့ပြီး အခြားနေရာအားလုံးမှ ထွက်ပြီးဖြစ်ပါသည်။ သင်မဟုတ်ပါက ဖောက်သည်ဝန်ဆောင်မှုကို ချက်ချင်း ဆက်သွယ်ပါ။',
    },
  },
  welcome: {
    EN: {
      subject: '{brand}',
      body: 'Welcome to {brand}. Your user name is {name}. Log in with your number and a code, or choose a password.',
    },
    CN: {
      subject: '{brand}',
      body: '欢迎来到 {brand}。您的用户名是 {name}。您可以用手机号和验证码登录，也可以自行设置密码。',
    },
    VI: {
      subject: '{brand}',
      body: 'Chào mừng đến với {brand}. Tên đăng nhập của bạn là {name}. Đăng nhập bằng số điện thoại và mã, hoặc đặt mật khẩu.',
    },
    UR: {
      subject: '{brand}',
      body: '{brand} میں خوش آمدید۔ آپ کا صارف نام {name} ہے۔ اپنے نمبر اور کوڈ سے لاگ ان کریں، یا پاس ورڈ چن لیں۔',
    },
    MY: {
      subject: '{brand}',
      body: '{brand} မှ ကြိုဆိုပါသည်။ သင့်အသုံးပြုသူအမည်မှာ {name} ဖြစ်သည်။ ဖုန်းနံပါတ်နှင့် ကုဒ်ဖြင့် ဝင်ပါ၊ သို့မဟုတ် စကားဝှက် သတ်မှတ်ပါ။',
    },
  },
  welcomeWithPassword: {
    EN: {
      subject: '{brand}',
      body: 'Welcome to {brand}. Your user name is {name}. For 24 hours, and on this phone only, the password {password} opens your account: please choose your own.',
    },
    CN: {
      subject: '{brand}',
      body: '欢迎来到 {brand}。您的用户名是 {name}。24 小时内、仅限本手机，可用密码 {password} 登录，请尽快设置自己的密码。',
    },
    VI: {
      subject: '{brand}',
      body: 'Chào mừng đến với {brand}. Tên đăng nhập của bạn là {name}. Trong 24 giờ và chỉ trên điện thoại này, mật khẩu {password} mở được tài khoản: hãy đặt mật khẩu của riêng bạn.',
    },
    UR: {
      subject: '{brand}',
      body: '{brand} میں خوش آمدید۔ آپ کا صارف نام {name} ہے۔ 24 گھنٹے تک اور صرف اسی فون پر پاس ورڈ {password} سے اکاؤنٹ کھلے گا: براہِ کرم اپنا پاس ورڈ چن لیں۔',
    },
    MY: {
      subject: '{brand}',
      body: '{brand} မှ ကြိုဆိုပါသည်။ သင့်အသုံးပြုသူအမည်မှာ {name} ဖြစ်သည်။ ၂၄ နာရီအတွင်း ဤဖုန်းတွင်သာ စကားဝှက် {password} ဖြင့် ဝင်နိုင်သည်၊ ကိုယ်ပိုင်စကားဝှက် သတ်မှတ်ပါ။',
    },
  },
} as const satisfies Record<string, ByLanguage>;

export type NoticeName = keyof typeof notices;

export const noticeText = (
  name: NoticeName,
  language: LanguageCode,
  values: Readonly<Record<string, string>>,
): Notice => {
  const texts: ByLanguage = notices[name];
  const { subject, body } = texts[language] ?? texts.EN;
  const filled = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
  return { subject: filled(subject), body: filled(body) };
};
