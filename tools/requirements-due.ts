// Requirements that are built: each must be proven by a test that ran and passed. The others are told as "not built yet".

/** `RT-11..RT-17` stands for all between. */
const ranges = [
  'RT-01..RT-05',
  'RT-10',
  'RT-11..RT-17',
  'OV-01..OV-06',
  'SN-01..SN-11',
  'LG-01..LG-08',
  'AL-01..AL-05',
  'SM-01',
  'SM-02',
  'TF-01..TF-05',
  'PH-01..PH-05',
  'SO-01..SO-09',
  'RG-01..RG-10',
  'CW-01..CW-08',
  'HT-01..HT-13',
  'SE-01',
  'SE-02',
  'DF-01..DF-06',
  'RL-01',
  'SW-03',
  'GL-01',
  'GL-02',
  'CU-01',
  'LA-01',
  'LA-02',
];

export const dueRequirements: ReadonlySet<string> = new Set(ranges.flatMap(spread));

function spread(range: string): string[] {
  const [first = '', last = first] = range.split('..');
  const [area = ''] = first.split('-');
  const number = (id: string) => Number(id.slice(area.length + 1));
  const count = number(last) - number(first) + 1;
  return Array.from({ length: count }, (_, at) => `${area}-${String(number(first) + at).padStart(2, '0')}`);
}
