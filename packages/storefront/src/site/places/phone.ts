import { dialledNumber } from '@forecourt/domain/location';
import type { PhoneLink } from '@forecourt/ui/site-header';

/** A number as a link that calls it. */
export const phoneLink = (phone: string): PhoneLink => ({ label: phone, href: `tel:${dialledNumber(phone)}` });
