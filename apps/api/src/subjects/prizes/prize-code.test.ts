import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prizeCode, readPrizeCode } from './prize-code';
import { prizeSmsText } from './prize-sms';

const secret = createHash('sha256').update('codes of this test').digest('hex');

describe('the code of a prize', () => {
  it('is seven groups of four, and read back however it is typed', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        const code = prizeCode(secret, id);
        expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
        const typed = [code.toLowerCase(), code.replaceAll('-', ' '), code.replaceAll('0', 'o').replaceAll('1', 'l')];
        for (const one of typed) expect(readPrizeCode(` ${one} `)).toBe(code);
      }),
    );
  });

  it('is another for each draw and each campaign', () => {
    const codes = Array.from({ length: 2000 }, (_, at) => prizeCode(secret, `draw ${at}`));
    expect(new Set(codes).size).toBe(2000);
    // Every sign comes: no bit of it stands still.
    expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(32);
    expect(prizeCode('00'.repeat(32), 'draw 1')).not.toBe(codes[1]);
  });

  it.each(['', 'AAAA-BBBB', `${prizeCode(secret, 'a')}0`, prizeCode(secret, 'a').replace(/.$/, 'U'), 'ß'.repeat(28)])(
    'cannot be %j',
    (typed) => expect(readPrizeCode(typed)).toBeNull(),
  );
});

describe('the text of a prize', () => {
  const text = (siteName: string, prize: string) =>
    prizeSmsText({ siteName, prize, host: 'www.example.com', code: prizeCode(secret, 'a') });

  it('names dealer, prize, code and terms', () => {
    expect(text('Example Motors', 'Free service')).toBe(
      `Example Motors: you won Free service. Your code: ${prizeCode(secret, 'a')}. Terms: www.example.com/spin-to-win`,
    );
  });

  it('fits one message with its code whole, whatever dealer and prize are called', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120 }), fc.string({ maxLength: 60 }), (siteName, prize) => {
        const said = text(siteName, prize);
        expect(said.length).toBeLessThanOrEqual(160);
        expect(said).toContain(prizeCode(secret, 'a'));
      }),
    );
  });
});
