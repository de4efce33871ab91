import type { DocumentFault } from '@forecourt/config/validation';
import { asList, asRecord, printFaultPath } from '@forecourt/config/validation';
import { phoneFault } from '../../ground/text/dialled-phone';

/** A telephone number as a dealership's document writes it, and where. */
export interface WrittenPhone {
  readonly path: string;
  readonly phone: string;
}

/** Every telephone number of a dealership's document, as far as it can be read. */
export const writtenPhones = (document: unknown): readonly WrittenPhone[] =>
  asList(asRecord(document).locations).flatMap((location, index) => {
    const { phone, phone_by_car_type, contact_detail } = asRecord(location);
    const { phone: contact, landline_phone } = asRecord(contact_detail);
    const fields: readonly (readonly [path: readonly PropertyKey[], value: unknown])[] = [
      [['phone'], phone],
      ...Object.entries(asRecord(phone_by_car_type)).map(
        ([type, value]) => [['phone_by_car_type', type], value] as const,
      ),
      [['contact_detail', 'phone'], contact],
      [['contact_detail', 'landline_phone'], landline_phone],
    ];
    return fields.flatMap(([path, value]) =>
      typeof value === 'string' && value.trim() !== ''
        ? [{ path: printFaultPath(['locations', index, ...path]), phone: value }]
        : [],
    );
  });

/** The numbers of a dealership that a press on them would not call. */
export const dealerPhoneFaults = (document: unknown): readonly DocumentFault[] =>
  writtenPhones(document).flatMap(({ path, phone }) => {
    const reason = phoneFault(phone);
    return reason === null ? [] : [{ path, reason }];
  });
