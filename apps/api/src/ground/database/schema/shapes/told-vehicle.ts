/** What receivers of events were last told of a vehicle, by its fields; of texts and lists a digest. */
export type ToldVehicle = Readonly<Record<string, string | number | boolean | null>>;
