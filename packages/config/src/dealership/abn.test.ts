import { describe, expect, it } from 'vitest';
import { abnSchema } from './abn';

describe('an ABN', () => {
  it.each(['51 824 753 556', '51824753556', '53 004 085 616'])('%s is taken', (abn) =>
    expect(abnSchema.safeParse(abn).success).toBe(true),
  );
  it.each(['51 824 753 557', '15 824 753 556', '51 824 753 55', '01 824 753 556', 'none'])('%s is refused', (abn) =>
    expect(abnSchema.safeParse(abn).success).toBe(false),
  );
});
