import { enquiryField } from '@forecourt/domain/enquiry';
import { Alert } from '@forecourt/ui/alert';
import { Button } from '@forecourt/ui/button';
import { SelectField, TextField } from '@forecourt/ui/field';
import { FormCell, FormLayout } from '@forecourt/ui/form-layout';
import { lookupWords } from './own-car-words';

const rego = enquiryField('Rego');
const regoState = enquiryField('regoState');

type Outcome = keyof typeof lookupWords.outcomes;
const isOutcome = (value: string): value is Outcome => Object.hasOwn(lookupWords.outcomes, value);

/**
 * Finds the vehicle by its registration, where the platform has a service for it: a plain form that leads back to its
 * page, which then knows make, model and year. `outcome`: what came of the last one, from the address.
 */
export const RegoLookup = ({ path, outcome }: { readonly path: string; readonly outcome: string }) => {
  const [page = '', query = ''] = path.split('?');
  const carId = new URLSearchParams(query).get('car_id');
  return (
    <FormLayout action="/api/vehicle-lookup" method="post">
      <input type="hidden" name="page" value={page} />
      {carId !== null && <input type="hidden" name="car_id" value={carId} />}
      {isOutcome(outcome) && (
        <FormCell>
          <Alert tone={outcome === 'found' ? 'success' : 'caution'}>{lookupWords.outcomes[outcome]}</Alert>
        </FormCell>
      )}
      <FormCell width="half">
        <TextField id="lookup-rego" name="Rego" label={rego.label} autoComplete="off" maxLength={10} />
      </FormCell>
      <FormCell width="half">
        <SelectField
          id="lookup-state"
          name="regoState"
          label={regoState.label}
          placeholder={regoState.placeholder ?? ''}
          options={(regoState.choices ?? []).map((state) => ({ value: state, label: state }))}
        />
      </FormCell>
      <FormCell>
        <Button type="submit" kind="outlined">
          {lookupWords.find}
        </Button>
        <p>{lookupWords.privacy}</p>
      </FormCell>
    </FormLayout>
  );
};
