// LG-02: the credential fields of each way to log in.
// The type decides on the server, so that a password cannot use a type that skips the captcha.
import type { LoginRequest } from '@foyer/contract';

type Field = keyof LoginRequest;

/** Fields that say something about the device, never who the member is. */
const deviceFields: readonly Field[] = ['type', 'loginDeviceId', 'isOfficialAppLogin', 'device', 'remember'];
const proofFields: readonly Field[] = [
  'geetestSeccode',
  'geetestChallenge',
  'geetestValidate',
  'geetestValidateV4',
  'captcha',
];

/** A type of the log-in call; `social` is type firebase at its own call. */
type LoginWay = LoginRequest['type'] | 'social';

interface WayRule {
  readonly needs: readonly Field[];
  readonly may: readonly Field[];
}

const rules: Readonly<Record<LoginWay, WayRule>> = {
  username: { needs: ['username', 'password'], may: proofFields },
  sms: { needs: ['username', 'password'], may: [] },
  firebase: { needs: ['firebaseIdToken'], may: [] },
  social: { needs: ['firebaseChannel', 'firebaseIdToken'], may: [] },
};

/** True when every needed field is there, not empty, and none is there that the way does not know. */
export const fieldsFit = (request: LoginRequest, way: LoginWay = request.type): boolean => {
  const { needs, may } = rules[way];
  const allowed = new Set([...deviceFields, ...needs, ...may]);
  const given = (Object.keys(request) as Field[]).filter((field) => request[field] !== undefined);
  return (
    given.every((field) => allowed.has(field)) &&
    needs.every((field) => request[field] !== undefined && request[field] !== '')
  );
};
