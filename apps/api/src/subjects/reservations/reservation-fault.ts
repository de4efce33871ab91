export type ReservationFaultCode =
  | 'dealership-unknown'
  | 'vehicle-unknown'
  | 'vehicle-sold'
  | 'reserved-already'
  | 'not-reserved'
  | 'until-unreadable'
  | 'until-past';

/** Why a vehicle was not reserved or released, and how to mend it. Nothing was changed. */
export interface ReservationFault {
  readonly code: ReservationFaultCode;
  readonly message: string;
  readonly remedy: string;
}

/** What became of a verb about reservations. */
export type ReservationOutcome<Done> =
  | ({ readonly ok: true } & Done)
  | { readonly ok: false; readonly fault: ReservationFault };

/** An outcome that changed nothing. */
export const refused = (
  code: ReservationFaultCode,
  message: string,
  remedy: string,
): { readonly ok: false; readonly fault: ReservationFault } => ({ ok: false, fault: { code, message, remedy } });
