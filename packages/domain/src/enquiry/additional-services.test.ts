import { describe, expect, it } from 'vitest';
import { serviceBox, servicesIn } from './additional-services';

describe('servicesIn', () => {
  it('finds the services by the names of their boxes, in order, whatever is written in them', () => {
    const services = ['Wash and vacuum', 'Tyres [all four]', 'Air-con: re-gas'];
    expect(servicesIn(services.map(serviceBox))).toEqual(services);
  });

  it('leaves out other fields and boxes without a word', () => {
    expect(
      servicesIn(['name', 'additional_services', serviceBox(''), serviceBox('  '), 'xadditional_services[a]']),
    ).toEqual([]);
  });
});
