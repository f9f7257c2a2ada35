import { expect, test } from 'vitest';
import { vendorProblem } from './vendor-problem.ts';

test.each([
  ['version 3, with its text', { error_code: 'error_21', user_error: '网络不给力' }, 'vendor', '网络不给力', '21'],
  ['version 3, a plain number', { error_code: 113, user_error: 'Forbidden' }, 'vendor', 'Forbidden', '113'],
  ['version 4, with its text', { code: '60500', msg: 'Server forbidden' }, 'vendor', 'Server forbidden', '60500'],
  ['version 4, a slow script', { code: '60204', msg: 'gcaptcha4 timeout' }, 'network', undefined, '60204'],
  ['version 4, a slow second resource', { code: 60205 }, 'network', undefined, '60205'],
  ['a number without a text', { code: '60002' }, 'unknown', undefined, '60002'],
  ['a text without a number', { msg: 'Oops' }, 'vendor', 'Oops', undefined],
  ['an empty object', {}, 'unknown', undefined, undefined],
  ['nothing', undefined, 'unknown', undefined, undefined],
  ['a thrown error', new Error('boom'), 'unknown', undefined, undefined],
  ['a text', 'broken', 'unknown', undefined, undefined],
])('CW-08 CW-06 %s', (_, error, why, text, code) => {
  expect(vendorProblem(error)).toEqual({ why, ...(text && { text }), ...(code && { code }) });
});

// https://docs.geetest.com/BehaviorVerification/apirefer/api/errorcode/web: whatever asks to check the network, then the rest.
test.each(['60100', '60101', '60200', '60201', '60202', '60204', '60205'])(
  'CW-06 CW-08 the code %s shows our message: the network',
  (code) => {
    expect(vendorProblem({ code, msg: 'load error' })).toEqual({ why: 'network', code });
  },
);

test.each(['60001', '60002', '60500'])('CW-08 the code %s shows the vendor’s message', (code) => {
  expect(vendorProblem({ code, msg: 'load error' })).toEqual({ why: 'vendor', text: 'load error', code });
});
