'use client';

import { fuelCost } from '@forecourt/domain/fuel-cost';
import { formatNumber } from '@forecourt/domain/numbers';
import { formatDollars } from '@forecourt/domain/vehicle-price';
import { MoneyField, NumberField } from '@forecourt/ui/amount-field';
import { SettledWords } from '@forecourt/ui/settled-words';
import { useState } from 'react';
import * as styles from './vehicle-calculators.css';

/** What the fuel calculator of one vehicle starts with: AUD dollars a litre, kilometres a week, litres per 100 km. */
export interface FuelCalculatorView {
  readonly price: number;
  readonly weeklyDistance: number;
  readonly consumption: number;
}

const missing = 'Enter a price, a distance and a consumption.';

/** What fuel costs a week and a year; every figure may be changed (FUEL-01). Without scripts the first answer stands. */
export const FuelCalculator = (start: FuelCalculatorView) => {
  const [price, setPrice] = useState<number | undefined>(start.price);
  const [weeklyDistance, setDistance] = useState<number | undefined>(start.weeklyDistance);
  const [consumption, setConsumption] = useState<number | undefined>(start.consumption);
  const cost =
    price === undefined || weeklyDistance === undefined || consumption === undefined
      ? null
      : { ...fuelCost(consumption, { price, weeklyDistance }), price, weeklyDistance, consumption };
  return (
    <div className={styles.calculator}>
      <div className={styles.fields}>
        <MoneyField label="Fuel price a litre" decimals={2} min={0} max={20} value={price} onChange={setPrice} />
        <NumberField
          label="Distance a week"
          suffix="km"
          min={0}
          max={10_000}
          value={weeklyDistance}
          onChange={setDistance}
        />
        <NumberField
          label="Consumption"
          suffix="L/100km"
          decimals={1}
          min={0}
          max={100}
          value={consumption}
          onChange={setConsumption}
        />
      </div>
      {cost === null ? (
        <p className={styles.note}>{missing}</p>
      ) : (
        <div>
          <p className={styles.figure}>
            {formatDollars(cost.week)} <span className={styles.period}>a week</span>
          </p>
          <p className={styles.note}>
            {formatDollars(cost.year)} a year, at {formatNumber(cost.weeklyDistance)} km a week,{' '}
            {formatNumber(cost.consumption)} L/100km and {formatDollars(cost.price)} a litre.
          </p>
        </div>
      )}
      <SettledWords
        words={cost === null ? missing : `Fuel ${formatDollars(cost.week)} a week, ${formatDollars(cost.year)} a year`}
      />
    </div>
  );
};
