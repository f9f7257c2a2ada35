// `node --import tsx --import texts/register-hooks.mjs`: after tsx, which reads the hooks themselves.
import { register } from 'node:module';

register('./node-hooks.ts', import.meta.url);
