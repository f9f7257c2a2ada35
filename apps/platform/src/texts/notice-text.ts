// What the platform writes to members, by language.
import type { LanguageCode } from '@foyer/contract';

interface Notice {
  readonly subject: string;
  readonly body: string;
}

type ByLanguage = { readonly EN: Notice } & { readonly [L in LanguageCode]?: Notice };

const notices = {
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
