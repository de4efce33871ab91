import { describe, expect, it } from 'vitest';
import { securityTxt } from './security-txt';

const contact = 'mailto:security@platform.example';

describe('security.txt', () => {
  it('names whom to tell, its own address, and an end within a year that is the same all day', () => {
    const at = (instant: string) =>
      securityTxt({ contact, policy: 'https://platform.example/rules' }, 'https://yard.example', new Date(instant));
    expect(at('2026-11-21T13:14:15Z')).toBe(
      [
        'Contact: mailto:security@platform.example',
        'Expires: 2027-05-20T00:00:00.000Z',
        'Policy: https://platform.example/rules',
        'Canonical: https://yard.example/.well-known/security.txt',
        'Preferred-Languages: en',
        '',
      ].join('\n'),
    );
    expect(at('2026-11-21T00:00:00Z')).toBe(at('2026-11-21T23:59:59Z'));
  });

  it('leaves out what is not set', () => {
    expect(securityTxt({ contact, policy: null }, 'https://yard.example', new Date())).not.toContain('Policy');
  });
});
