/** The key that an `authorization` header gives as Bearer. */
export const bearerOf = (header: string | undefined): string | undefined => /^Bearer (.+)$/.exec(header ?? '')?.[1];
