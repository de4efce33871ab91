/** The name under which one part of a program offers what others need, with its type. */
export interface ServiceName<Service> {
  readonly name: string;
  /** Never set: it carries the type. */
  readonly service?: Service;
}

/** Names a service; the same constant offers it and asks for it. */
export const serviceNamed = <Service>(name: string): ServiceName<Service> => ({ name });

/** What the parts of one process offer each other: made by the program, asked for by routes. */
export class Services {
  readonly #byName = new Map<string, unknown>();

  /** @returns itself, so that several can be offered in a row */
  offer<Service>({ name }: ServiceName<Service>, service: Service): this {
    this.#byName.set(name, service);
    return this;
  }

  /** @throws when nothing was offered under that name: the program was put together wrongly */
  get<Service>({ name }: ServiceName<Service>): Service {
    if (!this.#byName.has(name)) throw new Error(`This process has no service "${name}".`);
    return this.#byName.get(name) as Service;
  }
}
