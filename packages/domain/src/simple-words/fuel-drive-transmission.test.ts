import { describe, expect, it } from 'vitest';
import { simpleDrive, simpleFuel, simpleTransmission } from './fuel-drive-transmission';

describe('simpleFuel', () => {
  it.each([
    ['Premium', 'Petrol'],
    ['Unleaded', 'Petrol'],
    ['Leaded', 'Petrol'],
    ['Petrol - Premium ULP', 'Petrol'],
    ['Diesel', 'Diesel'],
    ['Hybrid', 'Hybrid'],
    ['Petrol/Electric', 'Hybrid'],
    ['Unleaded / Electric', 'Hybrid'],
    ['Diesel Hybrid', 'Hybrid'],
    ['Plug-in Hybrid', 'Plug-in Hybrid'],
    ['PHEV', 'Plug-in Hybrid'],
    ['Electric', 'Electric'],
    ['BEV', 'Electric'],
    ['LPG', 'LPG'],
    ['Petrol or LPG (Dual)', 'LPG'],
    ['Hydrogen Fuel Cell', 'Hydrogen'],
    ['98', 'Petrol'],
    ['HEV', 'Hybrid'],
    ['e-POWER', 'Hybrid'],
    ['Dual Fuel', 'LPG'],
    ['Petrol/Gas', 'LPG'],
    ['DSL', 'Diesel'],
    ['Unlead', 'Petrol'],
  ])('reads %s as %s', (word, fuel) => {
    expect(simpleFuel(word)).toBe(fuel);
  });

  it.each(['Other', '-', '', null])('does not guess at %s', (word) => {
    expect(simpleFuel(word)).toBeNull();
  });
});

describe('simpleTransmission', () => {
  it.each([
    ['Automatic', 'Automatic'],
    ['Sports Automatic Dual Clutch', 'Automatic'],
    ['Constantly Variable Transmission', 'Automatic'],
    ['CVT', 'Automatic'],
    ['Automated Manual', 'Automatic'],
    ['Reduction Gear', 'Automatic'],
    ['Manual', 'Manual'],
    ['6 Speed Manual', 'Manual'],
    ['Man', 'Manual'],
    ['6 SP MAN', 'Manual'],
    ['5MT', 'Manual'],
    ['M', 'Manual'],
    ['18 Speed Roadranger', 'Manual'],
    ['A', 'Automatic'],
    ['8AT', 'Automatic'],
    ['6 SP AUTO', 'Automatic'],
    ['PDK', 'Automatic'],
    ['Steptronic', 'Automatic'],
    ['7G-Tronic Plus', 'Automatic'],
    ['Xtronic', 'Automatic'],
    ['6 Speed Direct Shift', 'Automatic'],
    ['Powershift', 'Automatic'],
    ['I-Shift', 'Automatic'],
    ['Twin Clutch', 'Automatic'],
    ['eCVT', 'Automatic'],
    ['1 Speed', 'Automatic'],
    ['Allison', 'Automatic'],
    ['16 Speed', null],
    ['Human', null],
    ['Other', null],
    ['-', null],
    [null, null],
  ])('reads %s as %s', (word, transmission) => {
    expect(simpleTransmission(word)).toBe(transmission);
  });
});

describe('simpleDrive', () => {
  it.each([
    ['Front', '2WD'],
    ['Rear', '2WD'],
    ['Rear Wheel Drive', '2WD'],
    ['FWD', '2WD'],
    ['4x2', '2WD'],
    ['4WD', '4WD'],
    ['4X4 Dual Range', '4WD'],
    ['Four Wheel Drive', '4WD'],
    ['AWD', 'AWD'],
    ['All Wheel Drive', 'AWD'],
    ['Other', null],
    ['6x4', '2WD'],
    ['6X2', '2WD'],
    ['8x4', '2WD'],
    ['6x6', '4WD'],
    ['8 x 8', '4WD'],
    ['Four by Four', '4WD'],
    ['4MATIC', 'AWD'],
    ['xDrive', 'AWD'],
    ['4MOTION', 'AWD'],
    ['ALL4', 'AWD'],
    ['16x4', null],
    ['', null],
  ])('reads %s as %s', (word, drive) => {
    expect(simpleDrive(word)).toBe(drive);
  });
});
