import base from './playwright.config.ts';
const flags = (process.env.FLAGS ?? '').split(' ').filter(Boolean);
export default { ...base, reporter: [['list'], ['json', { outputFile: '/tmp/quick/pw.json' }]],
 use: { ...base.use, launchOptions: { ...base.use!.launchOptions, args: [...base.use!.launchOptions!.args!, ...flags] } } };
