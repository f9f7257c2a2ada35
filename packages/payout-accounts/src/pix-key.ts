// Keys of PIX, as the central bank of Brazil defines them (DICT, Diretório de Identificadores de Contas Transacionais).
import { bare, westernDigits } from './digits.ts';

export type PixKeyKind = 'cpf' | 'cnpj' | 'email' | 'phone' | 'random';

export interface PixKey {
  readonly kind: PixKeyKind;
  /** CPF and CNPJ without punctuation, a phone in E.164, an e-mail address and a random key in lower case. */
  readonly key: string;
}

const RANDOM = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** DICT takes 77 characters. */
const EMAIL = /^[a-z0-9.!#$&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/;
const EMAIL_LENGTH = 77;
const PHONE = /^\+[1-9]\d{7,14}$/;

/** A digit or a capital letter by its place in ASCII, from "0" on: letters of a CNPJ count from 17. */
const numberOf = (character: string): number => character.charCodeAt(0) - 48;

/** Check digit of modulus 11: a rest below two gives 0. */
const checkDigit = (characters: string, weights: readonly number[]): number => {
  const rest =
    [...characters].reduce((sum, character, place) => sum + numberOf(character) * (weights[place] ?? 0), 0) % 11;
  return rest < 2 ? 0 : 11 - rest;
};

/** Weights end with 2 and grow to the left; those of a CNPJ start again after 9. */
const weights = (length: number, largest: number): number[] =>
  Array.from({ length }, (_, place) => 2 + ((length - 1 - place) % (largest - 1)));

const CPF = /^\d{11}$/;
/** Since July 2026 twelve letters or digits and two check digits (Instrução Normativa RFB 2.229/2024). */
const CNPJ = /^[0-9A-Z]{12}\d{2}$/;

const hasCheckDigits = (number: string, largest: number): boolean => {
  const length = number.length - 2;
  const first = checkDigit(number.slice(0, length), weights(length, largest));
  const second = checkDigit(number.slice(0, length) + first, weights(length + 1, largest));
  return number.endsWith(`${first}${second}`);
};

const isRepeated = (number: string): boolean => new Set(number).size === 1;

const isCpf = (number: string): boolean => CPF.test(number) && !isRepeated(number) && hasCheckDigits(number, 12);
const isCnpj = (number: string): boolean => CNPJ.test(number) && !isRepeated(number) && hasCheckDigits(number, 9);

/** An e-mail address and a random key are read first: neither can be a number. */
export const pixKeyOf = (typed: string): PixKey | null => {
  const text = westernDigits(typed.normalize('NFKC')).trim();
  const lower = text.toLowerCase();
  if (RANDOM.test(lower)) return { kind: 'random', key: lower };
  if (lower.includes('@'))
    return EMAIL.test(lower) && lower.length <= EMAIL_LENGTH ? { kind: 'email', key: lower } : null;
  const number = bare(text).toUpperCase();
  if (number.startsWith('+')) return PHONE.test(number) ? { kind: 'phone', key: number } : null;
  if (isCpf(number)) return { kind: 'cpf', key: number };
  return isCnpj(number) ? { kind: 'cnpj', key: number } : null;
};
