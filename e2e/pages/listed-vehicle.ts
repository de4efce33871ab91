import { askSite } from '../stack/ask';
import { vehiclesOf } from './html';

/** Address of the first vehicle that a search page of a site lists. Asked without a browser. */
export const listedVehicle = async (host: string, search = '/search'): Promise<string> => {
  const [vehicle] = vehiclesOf((await askSite(host, search)).body);
  if (vehicle === undefined) throw new Error(`${search} of ${host} lists no vehicle.`);
  return vehicle;
};
