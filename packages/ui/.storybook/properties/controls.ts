import { isValidElement } from 'react';
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import type { ComponentProperties, Property, PropertyControl } from './property';

/** Up to so many choices are seen at once; more are folded. */
const mostRadios = 4;

const titles = { own: 'Properties', events: 'What the caller gives' } as const;

const widget = (control: PropertyControl): StrictInputType['control'] => {
  if (control.kind === 'none') return { disable: true };
  if (control.kind !== 'choice') return { type: control.kind };
  return { type: control.options.length <= mostRadios ? 'inline-radio' : 'select' };
};

/** A row as Storybook's controls and tables take it. */
export const inputTypeOf = ({
  name,
  type,
  shape,
  description,
  defaultValue,
  required,
  control,
}: Property): StrictInputType => ({
  name,
  ...(description === undefined ? {} : { description }),
  type: { name: 'other', value: type, required },
  control: widget(control),
  ...(control.kind === 'choice' ? { options: control.options } : {}),
  table: {
    category: control.kind === 'none' ? titles.events : titles.own,
    type: { summary: type, ...(shape === undefined ? {} : { detail: shape }) },
    ...(defaultValue === undefined ? {} : { defaultValue: { summary: defaultValue } }),
  },
});

/** What `properties-plugin.ts` wrote beside a component; undefined for what is no component of ours. */
const toldOf = (component: unknown): ComponentProperties | undefined =>
  (component as { readonly __docgenInfo?: ComponentProperties } | null | undefined)?.__docgenInfo;

/** The rows of a component's properties; undefined for what is no component of ours. */
export const propertiesOf = (component: unknown): ComponentProperties['properties'] | undefined =>
  toldOf(component)?.properties;

/** By which name and from where a component is imported; nothing for what no face of the package exports. */
export const importOf = (component: unknown): readonly { readonly name: string; readonly face: string }[] => {
  const { name, face } = toldOf(component) ?? {};
  return name === undefined || face === undefined ? [] : [{ name, face }];
};

/** The rows of a component for Storybook's `parameters.docs.extractArgTypes`. */
export const argTypesOf = (component: unknown): Record<string, StrictInputType> =>
  Object.fromEntries((propertiesOf(component) ?? []).map((property) => [property.name, inputTypeOf(property)]));

/** A slot that a story fills with elements cannot be typed over: its control would show `[object Object]`. */
export const withoutFilledSlots: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, inputType]) => {
      const value: unknown = initialArgs[name];
      const isFilled = isValidElement(value) || (Array.isArray(value) && value.some((item) => isValidElement(item)));
      return [name, isFilled ? { ...inputType, control: { disable: true } } : inputType];
    }),
  );
