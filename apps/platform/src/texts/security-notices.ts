// Texts of the notices to members about a change of something that decides who may log in.

export const securityNotices = {
  identityLinked: {
    EN: {
      subject: '{channel} now logs in to your {brand} account',
      body: 'An account with {channel} was linked to your {brand} account and can log in to it from now on. If it was not you, please write to customer service at once.',
    },
    CN: {
      subject: '您的 {brand} 账号已绑定 {channel}',
      body: '现在可以用一个 {channel} 账号登录您的 {brand} 账号。如非本人操作，请立即联系客服。',
    },
    VI: {
      subject: 'Tài khoản {channel} đã được liên kết với {brand}',
      body: 'Một tài khoản {channel} nay có thể đăng nhập vào tài khoản {brand} của bạn. Nếu không phải bạn, vui lòng liên hệ bộ phận hỗ trợ ngay.',
    },
    UR: {
      subject: '{brand} سے {channel} اکاؤنٹ منسلک ہوا',
      body: 'اب ایک {channel} اکاؤنٹ سے آپ کے {brand} اکاؤنٹ میں لاگ اِن ہو سکتا ہے۔ اگر یہ آپ نے نہیں کیا تو فوراً کسٹمر سروس سے رابطہ کریں۔',
    },
    MY: {
      subject: '{brand} နှင့် {channel} အကောင့် ချိတ်ဆက်ပြီးပါပြီ',
      body: 'ယခု {channel} အကောင့်ဖြင့် သင်၏ {brand} အကောင့်သို့ ဝင်နိုင်ပါပြီ။ သင်မဟုတ်ပါက ဖောက်သည်ဝန်ဆောင်မှုကို ချက်ချင်း ဆက်သွယ်ပါ။',
    },
  },
  identityUnlinked: {
    EN: {
      subject: '{channel} no longer logs in to your {brand} account',
      body: 'An account with {channel} was removed from your {brand} account and cannot log in to it any more. If it was not you, please write to customer service at once.',
    },
    CN: {
      subject: '您的 {brand} 账号已解除绑定 {channel}',
      body: '该 {channel} 账号已不能再登录您的 {brand} 账号。如非本人操作，请立即联系客服。',
    },
    VI: {
      subject: 'Tài khoản {channel} đã được gỡ khỏi {brand}',
      body: 'Một tài khoản {channel} không còn đăng nhập được vào tài khoản {brand} của bạn. Nếu không phải bạn, vui lòng liên hệ bộ phận hỗ trợ ngay.',
    },
    UR: {
      subject: '{brand} سے {channel} اکاؤنٹ ہٹا دیا گیا',
      body: 'اب وہ {channel} اکاؤنٹ آپ کے {brand} اکاؤنٹ میں لاگ اِن نہیں کر سکتا۔ اگر یہ آپ نے نہیں کیا تو فوراً کسٹمر سروس سے رابطہ کریں۔',
    },
    MY: {
      subject: '{brand} မှ {channel} အကောင့် ဖယ်ရှားပြီးပါပြီ',
      body: '{channel} အကောင့်ဖြင့် သင်၏ {brand} အကောင့်သို့ မဝင်နိုင်တော့ပါ။ သင်မဟုတ်ပါက ဖောက်သည်ဝန်ဆောင်မှုကို ချက်ချင်း ဆက်သွယ်ပါ။',
    },
  },
  emailChanged: {
    EN: {
      subject: 'Your {brand} e-mail address was changed',
      body: 'Another e-mail address now belongs to your account. If it was not you, please write to customer service at once.',
    },
    CN: { subject: '您的 {brand} 邮箱已更换', body: '您的账号已绑定新的邮箱。如非本人操作，请立即联系客服。' },
    VI: {
      subject: 'Email {brand} của bạn đã được đổi',
      body: 'Tài khoản của bạn vừa gắn với một email khác. Nếu không phải bạn, vui lòng liên hệ bộ phận hỗ trợ ngay.',
    },
    UR: {
      subject: 'آپ کا {brand} ای میل پتہ تبدیل ہو گیا',
      body: 'اب آپ کے اکاؤنٹ پر دوسرا ای میل پتہ ہے۔ اگر یہ آپ نے نہیں کیا تو فوراً کسٹمر سروس سے رابطہ کریں۔',
    },
    MY: {
      subject: 'သင်၏ {brand} အီးမေးလ် ပြောင်းလဲပြီးပါပြီ',
      body: 'သင့်အကောင့်တွင် အခြားအီးမေးလ်တစ်ခု ရှိနေပါပြီ။ သင်မဟုတ်ပါက ဖောက်သည်ဝန်ဆောင်မှုကို ချက်ချင်း ဆက်သွယ်ပါ။',
    },
  },
  mobileChanged: {
    EN: {
      subject: 'Your {brand} number was changed',
      body: 'Another mobile number now belongs to your {brand} account. If it was not you, please write to customer service at once.',
    },
    CN: {
      subject: '您的 {brand} 手机号已更换',
      body: '您的 {brand} 账号已绑定新的手机号。如非本人操作，请立即联系客服。',
    },
    VI: {
      subject: 'Số điện thoại {brand} của bạn đã được đổi',
      body: 'Tài khoản {brand} của bạn vừa gắn với một số khác. Nếu không phải bạn, vui lòng liên hệ bộ phận hỗ trợ ngay.',
    },
    UR: {
      subject: 'آپ کا {brand} نمبر تبدیل ہو گیا',
      body: 'اب آپ کے {brand} اکاؤنٹ پر دوسرا موبائل نمبر ہے۔ اگر یہ آپ نے نہیں کیا تو فوراً کسٹمر سروس سے رابطہ کریں۔',
    },
    MY: {
      subject: 'သင်၏ {brand} ဖုန်းနံပါတ် ပြောင်းလဲပြီးပါပြီ',
      body: 'သင်၏ {brand} အကောင့်တွင် အခြားဖုန်းနံပါတ်တစ်ခု ရှိနေပါပြီ။ သင်မဟုတ်ပါက ဖောက်သည်ဝန်ဆောင်မှုကို ချက်ချင်း ဆက်သွယ်ပါ။',
    },
  },
  authenticatorAdded: {
    EN: {
      subject: 'An authenticator was added to {brand}',
      body: 'Logging in now asks for a code of the authenticator that was just set up. If it was not you, please write to customer service at once.',
    },
    CN: {
      subject: '您的 {brand} 已添加身份验证器',
      body: '今后登录需输入新设置的身份验证器中的验证码。如非本人操作，请立即联系客服。',
    },
    VI: {
      subject: 'Đã thêm ứng dụng xác thực cho {brand}',
      body: 'Từ nay đăng nhập cần mã của ứng dụng xác thực vừa thiết lập. Nếu không phải bạn, vui lòng liên hệ bộ phận hỗ trợ ngay.',
    },
    UR: {
      subject: '{brand} میں آتھنٹیکیٹر شامل ہو گیا',
      body: 'اب لاگ اِن پر ابھی سیٹ کی گئی آتھنٹیکیٹر ایپ کا کوڈ مانگا جائے گا۔ اگر یہ آپ نے نہیں کیا تو فوراً کسٹمر سروس سے رابطہ کریں۔',
    },
    MY: {
      subject: '{brand} တွင် အတည်ပြုအက်ပ် ထည့်ပြီးပါပြီ',
      body: 'ယခုမှစ၍ ဝင်ရောက်ရာတွင် သတ်မှတ်လိုက်သော အတည်ပြုအက်ပ်၏ ကုဒ် လိုအပ်ပါမည်။ သင်မဟုတ်ပါက ဖောက်သည်ဝန်ဆောင်မှုကို ချက်ချင်း ဆက်သွယ်ပါ။',
    },
  },
  authenticatorRemoved: {
    EN: {
      subject: 'The authenticator was removed from {brand}',
      body: 'Your authenticator and its recovery codes no longer work here. If it was not you, please write to customer service at once.',
    },
    CN: {
      subject: '您的 {brand} 身份验证器已移除',
      body: '您的身份验证器及其恢复码在此已失效。如非本人操作，请立即联系客服。',
    },
    VI: {
      subject: 'Đã gỡ ứng dụng xác thực khỏi {brand}',
      body: 'Ứng dụng xác thực và các mã khôi phục không còn dùng được ở đây. Nếu không phải bạn, vui lòng liên hệ bộ phận hỗ trợ ngay.',
    },
    UR: {
      subject: '{brand} سے آتھنٹیکیٹر ہٹا دیا گیا',
      body: 'آپ کا آتھنٹیکیٹر اور اس کے ریکوری کوڈ اب یہاں کام نہیں کرتے۔ اگر یہ آپ نے نہیں کیا تو فوراً کسٹمر سروس سے رابطہ کریں۔',
    },
    MY: {
      subject: '{brand} မှ အတည်ပြုအက်ပ် ဖယ်ရှားပြီးပါပြီ',
      body: 'သင်၏ အတည်ပြုအက်ပ်နှင့် ပြန်လည်ရယူရေးကုဒ်များ ဤနေရာတွင် အသုံးမပြုနိုင်တော့ပါ။ သင်မဟုတ်ပါက ဖောက်သည်ဝန်ဆောင်မှုကို ချက်ချင်း ဆက်သွယ်ပါ။',
    },
  },
  recoveryCodesRenewed: {
    EN: {
      subject: 'Your {brand} recovery codes are new',
      body: 'New recovery codes were made; the old ones no longer work. If it was not you, please write to customer service at once.',
    },
    CN: {
      subject: '您的 {brand} 恢复码已更新',
      body: '已生成新的恢复码，旧恢复码已失效。如非本人操作，请立即联系客服。',
    },
    VI: {
      subject: 'Mã khôi phục {brand} của bạn đã được tạo mới',
      body: 'Mã khôi phục mới đã được tạo, mã cũ không còn dùng được. Nếu không phải bạn, vui lòng liên hệ bộ phận hỗ trợ ngay.',
    },
    UR: {
      subject: 'آپ کے {brand} ریکوری کوڈ نئے بن گئے',
      body: 'نئے ریکوری کوڈ بن گئے ہیں، پرانے اب کام نہیں کرتے۔ اگر یہ آپ نے نہیں کیا تو فوراً کسٹمر سروس سے رابطہ کریں۔',
    },
    MY: {
      subject: 'သင်၏ {brand} ပြန်လည်ရယူရေးကုဒ်များ အသစ်ဖြစ်ပါပြီ',
      body: 'ပြန်လည်ရယူရေးကုဒ်အသစ်များ ပြုလုပ်ပြီး အဟောင်းများ သုံးမရတော့ပါ။ သင်မဟုတ်ပါက ဖောက်သည်ဝန်ဆောင်မှုကို ချက်ချင်း ဆက်သွယ်ပါ။',
    },
  },
  recoveryCodeUsed: {
    EN: {
      subject: 'A recovery code opened your {brand} account',
      body: 'Somebody just logged in with one of your recovery codes; {left} are left. If it was not you, please write to customer service at once.',
    },
    CN: {
      subject: '有人使用恢复码登录了您的 {brand} 账号',
      body: '刚刚有人使用您的恢复码登录，剩余 {left} 个。如非本人操作，请立即联系客服。',
    },
    VI: {
      subject: 'Một mã khôi phục vừa mở tài khoản {brand} của bạn',
      body: 'Vừa có người đăng nhập bằng một mã khôi phục của bạn; còn lại {left} mã. Nếu không phải bạn, vui lòng liên hệ bộ phận hỗ trợ ngay.',
    },
    UR: {
      subject: 'ریکوری کوڈ سے آپ کا {brand} اکاؤنٹ کھولا گیا',
      body: 'ابھی کسی نے آپ کے ریکوری کوڈ سے لاگ اِن کیا؛ {left} کوڈ باقی ہیں۔ اگر یہ آپ نہیں تھے تو فوراً کسٹمر سروس سے رابطہ کریں۔',
    },
    MY: {
      subject: 'ပြန်လည်ရယူရေးကုဒ်ဖြင့် သင်၏ {brand} အကောင့် ဖွင့်ခဲ့သည်',
      body: 'သင်၏ ပြန်လည်ရယူရေးကုဒ်ဖြင့် ယခုပင် ဝင်ရောက်ခဲ့ပါသည်။ {left} ခု ကျန်ပါသည်။ သင်မဟုတ်ပါက ဖောက်သည်ဝန်ဆောင်မှုကို ချက်ချင်း ဆက်သွယ်ပါ။',
    },
  },
  secondFactorChanged: {
    EN: {
      subject: 'How you confirm your {brand} log-in was changed',
      body: 'The ways in which you confirm a log-in were changed. If it was not you, please write to customer service at once.',
    },
    CN: { subject: '您的 {brand} 登录验证方式已更改', body: '您的登录验证方式已更改。如非本人操作，请立即联系客服。' },
    VI: {
      subject: 'Cách xác nhận đăng nhập {brand} của bạn đã thay đổi',
      body: 'Các cách xác nhận đăng nhập vừa được thay đổi. Nếu không phải bạn, vui lòng liên hệ bộ phận hỗ trợ ngay.',
    },
    UR: {
      subject: 'آپ کے {brand} لاگ اِن کی تصدیق کا طریقہ بدل گیا',
      body: 'لاگ اِن کی تصدیق کے طریقے بدل دیے گئے ہیں۔ اگر یہ آپ نے نہیں کیا تو فوراً کسٹمر سروس سے رابطہ کریں۔',
    },
    MY: {
      subject: 'သင်၏ {brand} ဝင်ရောက်မှု အတည်ပြုနည်း ပြောင်းလဲပြီးပါပြီ',
      body: 'ဝင်ရောက်မှု အတည်ပြုနည်းများ ပြောင်းလဲခဲ့ပါသည်။ သင်မဟုတ်ပါက ဖောက်သည်ဝန်ဆောင်မှုကို ချက်ချင်း ဆက်သွယ်ပါ။',
    },
  },
} as const;
