import { expect, type Page } from '@playwright/test';
import { inDatabase } from '../stack/database';

/** A car that enough demo dealers advertise for an estimate, young and little driven; dealers of tests ask what they like. */
export const advertisedCar = () =>
  inDatabase(async (client) => {
    const { rows } = await client.query<{ make: string; model: string; year: number; kilometres: number }>(
      `select make, model, round(avg(year))::int as year, round(avg(km))::int as kilometres
         from vehicles
        where item_type = 'car' and car_type = 'used' and status = 'in_stock' and not sold and price > 5000
          and year >= extract(year from now())::int - 6 and km between 1000 and 90000
        group by make, model
       having count(*) >= 12 and not bool_or(dealership_id in ('state-street', 'tailors-row', 'holding-court'))
        order by count(*) desc, make, model
        limit 1`,
    );
    const [car] = rows;
    if (car === undefined) throw new Error('The demo advertises no car often enough for an estimate.');
    return car;
  });

export type OwnCar = Awaited<ReturnType<typeof advertisedCar>>;

/** Best answers to the questions about condition, one a question. */
const bestAnswers = [
  'Hardly a mark',
  'Clean, nothing torn',
  'As it should, no warning lights',
  'Complete, with the book or receipts',
  'Never',
];

/** Goes the steps to an offer, as people do. */
export const goToOffer = async (page: Page, car: OwnCar, answers: readonly string[] = bestAnswers): Promise<void> => {
  await page.getByLabel('Make', { exact: true }).selectOption(car.make);
  await page.getByLabel('Year', { exact: true }).fill(String(car.year));
  await page.getByLabel('Kilometres', { exact: true }).fill(String(car.kilometres));
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Model', { exact: true }).fill(car.model);
  await page.getByRole('button', { name: 'Next' }).click();
  for (const answer of answers) await page.getByLabel(answer, { exact: true }).check();
  await page.getByRole('button', { name: 'Show our estimate' }).click();
  await expect(page.getByRole('heading', { name: 'Send it to us' })).toBeVisible();
};
