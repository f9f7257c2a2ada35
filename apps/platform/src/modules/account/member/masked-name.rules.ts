// How much of a member's name others see.
const COVER = '•••';

/** `heron26` → `he•••`: enough for friends, too little for anyone to log in with. One letter of a short name. */
export const maskedName = (name: string): string => [...name].slice(0, name.length > 4 ? 2 : 1).join('') + COVER;
