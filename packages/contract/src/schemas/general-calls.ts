// The schemas of calls that any page may make, before and after a log-in.
import { captchaSchemas } from './captcha.ts';
import { chatSchemas } from './chat.ts';
import { contentSchemas } from './content.ts';
import { gameSchemas } from './game.ts';
import { pushSchemas } from './push.ts';
import { registrationSchemas } from './registration.ts';
import { secondFactorSchemas } from './second-factor.ts';
import { sessionSchemas } from './session.ts';
import { systemSchemas } from './system.ts';
import { trackingSchemas } from './tracking.ts';

export const schemas = {
  ...sessionSchemas,
  ...registrationSchemas,
  ...secondFactorSchemas,
  ...captchaSchemas,
  ...systemSchemas,
  ...gameSchemas,
  ...pushSchemas,
  ...contentSchemas,
  ...trackingSchemas,
  ...chatSchemas,
} as const;
