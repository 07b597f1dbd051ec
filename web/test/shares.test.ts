import { describe, expect, it } from 'vitest';
import { isAsGiven, newShare, recall, remember } from '../src/lib/shares';

const draw = {
  commitment: 'cc',
  server: 'ss',
  shares: [
    { seat: 0, share: 'aa' },
    { seat: 1, share: 'bb' },
  ],
};

describe('what we add to a seed', () => {
  it('is another number each time, in 64 hexadecimal digits', () => {
    expect(newShare()).toMatch(/^[0-9a-f]{64}$/);
    expect(newShare()).not.toBe(newShare());
  });

  it('is remembered by table', () => {
    remember('one', { share: 'aa', commitment: 'cc' });
    expect(recall('one')).toEqual({ share: 'aa', commitment: 'cc' });
    expect(recall('two')).toBeNull();
  });

  it('has to be in the draw, with the promise that the server gave', () => {
    expect(isAsGiven(draw, { share: 'bb', commitment: 'cc' })).toBe(true);
    expect(isAsGiven(draw, { share: 'dd', commitment: 'cc' })).toBe(false);
    expect(isAsGiven(draw, { share: 'bb', commitment: 'dd' })).toBe(false);
    expect(isAsGiven(draw, null)).toBeNull();
  });
});
