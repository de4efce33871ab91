import { describe, expect, it } from 'vitest';
import { bodyTypes } from '../vehicle/vocabulary';
import { bodyBySlug, bodyLabel, bodySlug, simpleBody } from './body';

describe('simpleBody', () => {
  it.each([
    ['Hatchback', 'hatchback'],
    ['hatch', 'hatchback'],
    ['SUV', 'suv'],
    ['Ute / Tray', 'ute'],
    ['Dual Cab Utility', 'ute'],
    ['Station Wagon', 'wagon'],
    ['stationWagon', 'wagon'],
    ['People Mover', 'peopleMover'],
    ['cabChassis', 'cabChassis'],
    ['Cab Chassis', 'cabChassis'],
    ['4WD', '4x4'],
    [' Coupe ', 'coupe'],
  ])('reads %s as %s', (word, body) => {
    expect(simpleBody(word)).toBe(body);
  });

  it.each(['Commercial', 'Other', '', '-', null, 'constructor'])('does not guess at %s', (word) => {
    expect(simpleBody(word)).toBeNull();
  });
});

describe('bodies in paths', () => {
  it('resolve to the body they were printed for', () => {
    for (const body of bodyTypes) expect(bodyBySlug(bodySlug(body))).toBe(simpleBody(body));
  });

  it('have one slug for two spellings of one body, and read both', () => {
    expect(bodySlug('hatch')).toBe(bodySlug('hatchback'));
    expect(bodyBySlug('hatch')).toBe('hatchback');
    expect(bodyBySlug('station-wagon')).toBe('wagon');
    expect(bodySlug('cabChassis')).toBe('cab-chassis');
  });

  it("do not accept a feed's words", () => {
    expect(bodyBySlug('dual-cab')).toBeNull();
    expect(bodyBySlug('used')).toBeNull();
  });
});

describe('bodyLabel', () => {
  it('words a known body, and keeps a word it does not know', () => {
    expect(bodyLabel('suv')).toBe('SUV');
    expect(bodyLabel('Cruiser')).toBe('Cruiser');
    expect(bodyLabel(null)).toBe('');
  });
});
