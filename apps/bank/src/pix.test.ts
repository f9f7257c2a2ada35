import { expect, test } from 'vitest';
import { brCode, crc16 } from './pix.ts';

test('the checksum is CRC-16/CCITT-FALSE', () => {
  expect(crc16('123456789')).toBe('29B1');
});

/** Fields by id, as a reader of the code takes them apart. */
const fieldsOf = (text: string): Record<string, string> => {
  const fields: Record<string, string> = {};
  for (let at = 0; at < text.length; ) {
    const length = Number(text.slice(at + 2, at + 4));
    fields[text.slice(at, at + 2)] = text.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return fields;
};

test('a BR Code has the fields of the central bank, in order, and its checksum last', () => {
  const code = brCode({
    key: 'pix@aurora.example',
    amount: '50.00',
    currency: 'BRL',
    receiver: 'Ação Entretenimento e Loterias Ltda',
    city: 'São Paulo',
    txid: 'aB-3_xyz',
  });
  const fields = fieldsOf(code);
  expect(Object.keys(fields).sort()).toEqual(['00', '01', '26', '52', '53', '54', '58', '59', '60', '62', '63']);
  expect(code.startsWith('000201')).toBe(true);
  expect(fieldsOf(fields['26'] ?? '')).toEqual({ '00': 'br.gov.bcb.pix', '01': 'pix@aurora.example' });
  expect([fields['53'], fields['54'], fields['58']]).toEqual(['986', '50.00', 'BR']);
  expect(fields['59']).toBe('Acao Entretenimento e Lot');
  expect(fields['60']).toBe('Sao Paulo');
  expect(fieldsOf(fields['62'] ?? '')).toEqual({ '05': 'aB3xyz' });
  expect(fields['63']).toBe(crc16(code.slice(0, -4)));
});
