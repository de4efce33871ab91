import { badRequest } from '../refusals/request-error';

/** Decodes one part of a path. @throws RequestError 400. */
export function decodePathPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw badRequest('Invalid percent-encoding in path');
  }
}
