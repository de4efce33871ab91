/** Characters of the name of an additional service at most, and services of one form at most. */
export const serviceBounds = { length: 100, count: 20 } as const;

const boxName = /^additional_services\[(.+)\]$/s;

/**
 * Name of the box of one additional service in a form. Each has a name of its own, with the service in it: a draft and a
 * plain form that comes back know one value of a name.
 */
export const serviceBox = (service: string): string => `additional_services[${service}]`;

/** The services whose boxes are among these names of a form's ticked boxes, in their order. */
export const servicesIn = (names: Iterable<string>): readonly string[] =>
  [...names].flatMap((name) => boxName.exec(name)?.[1]?.trim() || []);
