import { expect, it } from 'vitest';
import { NotStored } from '../src/database/database.ts';
import { asNotStored, isAway } from '../src/database/postgres/errors.ts';

/** As PostgreSQL's driver throws it. */
const coded = (code: string): Error => Object.assign(new Error('no'), { code });

it('of what PostgreSQL has too little of, only a full disk is a full disk', () => {
  expect(asNotStored(coded('53100'))).toBeInstanceOf(NotStored);
  for (const code of ['53000', '53200', '53300', '53400'])
    expect(asNotStored(coded(code))).not.toBeInstanceOf(NotStored);
});

it.each(['53300', '57P01', '57P03', '08006', 'ECONNREFUSED', 'ECONNRESET'])('%s is a database that is away', (code) => {
  expect(isAway(coded(code))).toBe(true);
});

it('a connection that ended or does not come is a database that is away', () => {
  expect(isAway(new Error('Connection terminated unexpectedly'))).toBe(true);
  expect(isAway(new Error('timeout exceeded when trying to connect'))).toBe(true);
});

it.each(['23505', '42601'])('%s is a fault of ours, whatever the database', (code) => {
  expect(isAway(coded(code))).toBe(false);
});
