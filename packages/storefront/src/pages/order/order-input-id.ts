/** The id of a field's input: what the list of problems leads to. */
export const orderInputId = (name: string): string => `order-${name}`;
