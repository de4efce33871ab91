import type { TemplateRegistration } from './template-registry';

/** A template and where its app is reached. */
export interface TemplatePlace extends Pick<TemplateRegistration, 'name' | 'title' | 'version'> {
  /** Origin as the gateway reaches it, e.g. `http://127.0.0.1:3001`. */
  readonly origin: string;
}

/** `FORECOURT_TEMPLATES`, or the variable of one template, does not fit. */
export class TemplatePlacesError extends Error {
  override readonly name = 'TemplatePlacesError';
  constructor(
    readonly variable: string,
    reason: string,
  ) {
    super(reason);
  }
}

const originIn = (variable: string, text: string): string => {
  const url = URL.parse(text);
  if (url !== null && /^https?:$/.test(url.protocol) && url.hostname !== '') return url.origin;
  throw new TemplatePlacesError(variable, `"${text}" must be an address such as http://127.0.0.1:3001`);
};

const mapVariable = 'FORECOURT_TEMPLATES';

/** The variable with the address of this one template. */
const ownVariable = (name: string): string => `FORECOURT_TEMPLATE_${name.toUpperCase().replaceAll('-', '_')}_URL`;

const readMap = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
      .map((entry) => {
        const [, name, address] = /^([^=]+)=(.+)$/.exec(entry) ?? [];
        if (name === undefined || address === undefined)
          throw new TemplatePlacesError(
            mapVariable,
            `"${entry}" must be a name and an address: a=http://10.0.0.5:3001`,
          );
        return [name.trim(), originIn(mapVariable, address.trim())];
      }),
  );

/**
 * Where each registered template is: as `FORECOURT_TEMPLATES` says (`a=http://10.0.0.5:3001,b=...`), else as the variable
 * of that template (`FORECOURT_TEMPLATE_A_URL`), else on this machine at the port of its registration.
 * @throws TemplatePlacesError naming the variable, also for a name that is not registered
 */
export const templatePlaces = (
  registrations: readonly TemplateRegistration[],
  environment: NodeJS.ProcessEnv,
): readonly TemplatePlace[] => {
  const places = readMap(environment[mapVariable] ?? '');
  const names = registrations.map(({ name }) => name);
  const unknown = [...places.keys()].find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new TemplatePlacesError(mapVariable, `no template "${unknown}" is registered; there are ${names.join(', ')}`);
  return registrations.map(({ name, title, version, port }) => {
    const variable = ownVariable(name);
    const own = environment[variable]?.trim() ?? '';
    const origin = places.get(name) ?? (own === '' ? `http://127.0.0.1:${port}` : originIn(variable, own));
    return { name, title, version, origin };
  });
};
