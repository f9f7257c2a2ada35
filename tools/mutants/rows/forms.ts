// Mutants of what forms lead to: log-in, registration, codes, and where a refresh leads.
import type { Mutant } from '../mutant.ts';

const registerOnce = 'apps/platform/src/modules/registration/register-once.ts';
const registerTest = 'apps/platform/src/modules/registration/register.http.test.ts';
const challenge = 'apps/platform/src/modules/second-factor/challenge.service.ts';
const verifyTest = 'apps/platform/src/modules/second-factor/verify.http.test.ts';
const choiceDialog = 'apps/web/src/features/social/login-choice-dialog.tsx';
const bindFlow = 'apps/web/src/features/social/bind.flow.ts';

export const mutants: readonly Mutant[] = [
  {
    breaks: 'OV-02 register new without FIREBASECREATEACC3, on the screen',
    file: choiceDialog,
    find: '{readSettings(settings).on.socialRegisterNew && (',
    replace: '{(readSettings(settings).on.socialRegisterNew || readSettings(settings).on.socialAutoRegister) && (',
    killedBy: 'e2e/identity-switches.spec.ts',
    title: 'OV-02',
  },
  {
    breaks: 'OV-02 register new without FIREBASECREATEACC3, in the flow',
    file: bindFlow,
    find: 'const on = socialRegisterNew ?',
    replace: 'const on = socialRegisterNew || socialAutoRegister ?',
    killedBy: 'apps/web/src/features/social/bind.flow.test.ts',
  },
  {
    breaks: 'RG-08 a new captcha after an unanswered registration',
    file: 'apps/web/src/features/register/register.flow.ts',
    find: "text: 'registerProblem.perhapsOpen' } }, { do: 'renewCaptcha' }),",
    replace: "text: 'registerProblem.perhapsOpen' } }),",
    killedBy: 'e2e/image-captcha.spec.ts',
    title: 'who changes the details',
  },
  {
    breaks: 'guesses at a repeated registration',
    file: registerOnce,
    find: '    if (fits) await returnTry(parts.house.db, triesOf);\n',
    replace: '    await returnTry(parts.house.db, triesOf);\n',
    killedBy: registerTest,
    title: 'guesses at the password of a repeated registration',
  },
  {
    breaks: 'right passwords of a repeated registration',
    file: registerOnce,
    find: '    if (fits) await returnTry(parts.house.db, triesOf);\n',
    replace: '',
    killedBy: registerTest,
    title: 'guesses at the password of a repeated registration',
  },
  {
    breaks: 'guesses at a password beside a challenge',
    file: challenge,
    find: '  await countPasswordTry(house, memberId);\n',
    replace: '',
    killedBy: verifyTest,
    title: 'a password that is guessed beside a challenge',
  },
  {
    breaks: 'right passwords beside a challenge',
    file: challenge,
    find: '  await returnPasswordTry(house, memberId);\n',
    replace: '',
    killedBy: verifyTest,
    title: 'a password that is guessed beside a challenge',
  },
  {
    breaks: 'RT-14 the table of what a refresh does',
    file: 'apps/web/src/boot/boot.js',
    find: '|member\\/home|game)?)?\\/*$/;',
    replace: '|member\\/home)?)?\\/*$/;',
    killedBy: 'apps/web/src/boot/boot.test.ts',
  },
  {
    breaks: 'an age that turns around in Urdu',
    file: 'apps/web/src/ui/footer.tsx',
    find: '<b dir="ltr">',
    replace: '<b>',
    killedBy: 'e2e/languages.spec.ts',
    title: 'in Urdu the age',
  },
  {
    breaks: 'AL-03 a typed log-in that is refused',
    file: 'apps/web/src/features/login/login.runner.ts',
    find: '          forgetIfRefused(shell.store, outcome);\n',
    replace: '',
    killedBy: 'e2e/automatic-login.spec.ts',
    title: "of a log-in of one's own",
  },
  {
    breaks: 'AL-03 a second step that is refused as a wrong log-in',
    file: 'apps/web/src/features/two-factor/two-factor.runner.ts',
    find: '  forgetIfRefused(shell.store, outcome);\n',
    replace: '',
    killedBy: 'apps/web/src/features/two-factor/two-factor.runner.test.ts',
  },
  {
    breaks: 'AL-03 a social log-in that is refused',
    file: 'apps/web/src/features/social/social.runner.ts',
    find: '  forgetIfRefused(store, outcome);\n',
    replace: '',
    killedBy: 'apps/web/src/features/social/social.runner.test.ts',
  },
  {
    breaks: 'AL-04 the record stays at token_ip_different',
    file: 'apps/web/src/shell/session/refused-login.ts',
    find: "token_ip_different: 'switchOff'",
    replace: "token_ip_different: 'forget'",
    killedBy: 'apps/web/src/shell/session/refused-login.test.ts',
  },
  {
    breaks: 'GL-02 the SEA form',
    file: 'apps/web/src/features/launch-game/launch-form.rules.ts',
    find: "  if (vendor === 'TCG_SEA') return seaForm(form, given);\n",
    replace: '',
    killedBy: 'e2e/launch.spec.ts',
    title: 'SEA form',
  },
  {
    breaks: 'GL-02 title and label of a launch',
    file: 'apps/web/src/features/launch-game/launch-game.runner.ts',
    find: 'launch(shell, named(form, known), signal)',
    replace: 'launch(shell, form, signal)',
    killedBy: 'apps/web/src/features/launch-game/launch-game.runner.test.ts',
  },
  {
    breaks: 'GL-02 other vendors open directly',
    file: 'apps/web/src/app/use-play.ts',
    find: 'if (tap.direct) void',
    replace: 'if (!tap.direct) void',
    killedBy: 'e2e/launch.spec.ts',
    title: 'opens from its tile',
  },
  {
    breaks: 'HT-09 a launch that takes 10 s',
    file: 'apps/web/src/features/launch-game/launch-problem.rules.ts',
    find: "text: 'common.timeoutRetryPlease',",
    replace: "text: 'launchGame.refusedText',",
    killedBy: 'apps/web/src/features/launch-game/launch-game.flow.test.ts',
  },
  {
    breaks: 'LA-01 lists in the new language',
    file: 'apps/web/src/features/content/more-list.tsx',
    find: 'key={useKeyOf(props.first)} ',
    replace: '',
    killedBy: 'e2e/languages.spec.ts',
    title: 'lists that came in another language',
  },
  {
    breaks: 'LA-01 home in the new language',
    file: 'apps/web/src/features/home/home-screen.tsx',
    find: '[banners, setBanners] = useStateFrom(data.banners)',
    replace: '[banners, setBanners] = useStateFrom(useMade(0, () => data.banners))',
    killedBy: 'e2e/languages.spec.ts',
    title: 'banners and the games of home',
  },
  {
    breaks: 'LA-01 pages that were fetched ahead in the old language',
    file: 'apps/web/src/app/pages.ts',
    find: '      fetching.forget();\n',
    replace: '',
    killedBy: 'apps/web/src/app/pages.test.ts',
  },
];
