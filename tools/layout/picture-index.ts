// The page of thumbnails that `npm run pictures` makes: a row for each state, brands and languages beside each other.

export interface Picture {
  readonly brand: string;
  readonly language: string;
  readonly state: string;
  readonly file: string;
  readonly faults: readonly string[];
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

function figure({ brand, language, file, faults }: Picture): string {
  const found = faults.map((fault) => `<li>${escaped(fault)}</li>`).join('');
  const caption = `${escaped(brand)} ${escaped(language)}${found && `<ul>${found}</ul>`}`;
  return `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy" width="180"></a><figcaption>${caption}</figcaption></figure>`;
}

export function pictureIndex(pictures: readonly Picture[]): string {
  const states = [...new Set(pictures.map(({ state }) => state))];
  const rows = states.map((state) => {
    const figures = pictures.filter((picture) => picture.state === state).map(figure);
    return `<h2>${escaped(state)}</h2><div>${figures.join('')}</div>`;
  });
  const style =
    'body{font:14px sans-serif}div{display:flex;gap:8px;overflow-x:auto}figure{margin:0;width:180px;flex:none}li{color:#b00}';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title><style>${style}</style>${rows.join('\n')}</html>\n`;
}
