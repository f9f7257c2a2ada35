// The parts of `npm test`, one row each: npm script, required parts, required programs. `isFirst`: the suite takes as long as
// these; all others get what they leave of the processor.

/** Parts start in this order as room comes free; the long ones stand first. */
export const parts = {
  build: { script: 'build:strict', needs: [], isFirst: true },
  unit: { script: 'test:unit', needs: [] },
  e2e: { script: 'test:e2e', needs: ['build'], machine: ['chrome', 'firebase'], isFirst: true },
  attack: { script: 'test:attack', needs: ['build'], machine: ['proxies'] },
  'http:postgres': { script: 'test:http:postgres', needs: [], machine: ['postgres'] },
  'http:embedded': { script: 'test:http:embedded', needs: [] },
  firebase: { script: 'test:firebase', needs: [], machine: ['firebase'] },
  clamd: { script: 'test:clamd', needs: [], machine: ['clamd'] },
  race: { script: 'test:race', needs: [], machine: ['postgres'] },
  types: { script: 'check:types', needs: [] },
  format: { script: 'check:format', needs: [] },
  imports: { script: 'check:imports', needs: [] },
  texts: { script: 'check:texts', needs: [] },
  tables: { script: 'check:tables', needs: [] },
  browsers: { script: 'check:browsers', needs: ['build'] },
  licences: { script: 'check:licences', needs: [] },
  requirements: {
    script: 'check:requirements',
    needs: ['unit', 'http:embedded', 'http:postgres', 'race', 'firebase', 'e2e'],
  },
};

/** The named parts with everything they need, in the table's order; all of them when none is named. A sentence when a name is unknown. */
export function withNeeds(names) {
  const unknown = names.filter((name) => !Object.hasOwn(parts, name));
  if (unknown.length > 0) return `No such part: ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}`;
  const wanted = new Set();
  const add = (name) => {
    for (const need of parts[name].needs) add(need);
    wanted.add(name);
  };
  for (const name of names.length > 0 ? names : Object.keys(parts)) add(name);
  return Object.keys(parts).filter((name) => wanted.has(name));
}
