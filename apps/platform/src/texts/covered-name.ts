// A user name as other people may see it.

const COVER = '•••';

/** `heron26` → `he•••`: enough for who knows the member, too little for anyone to log in with. One letter of a short name. */
export const coveredName = (name: string): string => [...name].slice(0, name.length > 4 ? 2 : 1).join('') + COVER;
