/** An example of what is sent to an operation, and of what it answers. */
interface OperationExample {
  readonly request?: unknown;
  readonly answer?: unknown;
}

const leadId = '019ab000-0000-7000-8000-000000000001';
const orderToken = 'an-order-as-its-link-has-it';
const driveToken = 'a-test-drive-as-its-link-has-it';
const done = { success: true };
const person = {
  name: 'Avery',
  last_name: 'Example',
  email: 'avery@example.com',
  phone: '0491 570 006',
  message: 'Is it still there?',
  opt_in: false,
};
const slot = '2026-11-23T23:00:00.000Z';
const time = {
  starts_at: slot,
  ends_at: '2026-11-23T23:30:00.000Z',
  day: 'Tuesday 24 November',
  time: '10:00 am',
  until: '10:30 am',
  clock: 'Sydney time',
};
const place = {
  id: 'example-motors-north',
  name: 'Example Motors North',
  address: '1 Example Street, Northshore NSW 2000',
  phone: '02 5550 0100',
  directions: 'https://www.openstreetmap.org/',
};
const drivenCar = {
  id: '42',
  name: '2021 Toyota HiLux SR5',
  make: 'Toyota',
  model: 'HiLux',
  slug: '2021-toyota-hilux-sr5',
  picture: null,
  state: 'available',
};
const drive = {
  ...time,
  token: driveToken,
  state: 'confirmed',
  is_past: false,
  may_change: true,
  may_cancel: true,
  location: place,
  at_home: null,
  vehicle: drivenCar,
  days: [],
  nearest: [],
};
const sentCode = {
  to: '0491 *** 006',
  resend_at: '2026-11-21T01:00:30.000Z',
  expires_at: '2026-11-21T01:10:00.000Z',
  tries_left: 5,
};
const orderAnswer = { redirect: `/order/${orderToken}`, notice: null };
const search = { query: 'hilux', hitsPerPage: 24, filters: 'car_type:used' };
const found = { hits: [{ objectID: '42' }], nbHits: 1 };

/**
 * Examples of what shoppers' pages and outside systems send and are answered, by the id of the operation. A test holds
 * each to its schema, and every operation with fields to an example. Names, numbers and addresses are nobody's.
 */
export const publicExamples: Readonly<Record<string, OperationExample>> = {
  postSearch1IndexesQueries: {
    request: { requests: [{ indexName: 'Car_production', ...search }] },
    answer: { results: [found] },
  },
  postSearch1IndexesIndexQuery: { request: search, answer: found },
  postSearch1IndexesIndexFacetsFacetQuery: {
    request: { facetQuery: 'toy' },
    answer: { facetHits: [{ value: 'Toyota', count: 12 }] },
  },
  postStockDealership: {
    request: 'stocknum,make,model,year,km,price,car_type\nS1,Toyota,HiLux,2021,45000,52990,used\n',
    answer: {
      run_id: '019ab000-0000-7000-8000-000000000006',
      repeat: false,
      read: 2,
      created: 1,
      updated: 0,
      unchanged: 0,
      sold: 0,
      rejected: 1,
      rejects: [{ line: 3, record: 2, stocknum: 'S2', reasons: [{ field: 'price', reason: 'must be a number' }] }],
      pictures_waiting: 0,
    },
  },
  postLeads: {
    request: {
      userData: person,
      category: 'vehicle',
      car_id: '42',
      idempotency_key: '019ab000-0000-7000-8000-000000000007',
    },
    answer: { lead_id: leadId },
  },
  postTestDrive: {
    request: { userData: person, category: 'test-drive', car_id: '42', slot },
    answer: { lead_id: leadId, token: driveToken, booked: time },
  },
  postTestDriveChange: { request: { token: driveToken, slot }, answer: drive },
  postTestDriveCancel: { request: { token: driveToken }, answer: { ...drive, state: 'cancelled', may_cancel: false } },
  getTestDriveSlots: {
    answer: {
      vehicle: drivenCar,
      locations: [place],
      location: place.id,
      days: [
        {
          date: '2026-11-24',
          weekday: 'Tue',
          day: '24',
          month: 'Nov',
          name: 'Tuesday 24 November',
          slots: [{ value: slot, label: '10:00 am', state: 'free' }],
        },
      ],
      nearest: [],
      length: 30,
      come_to_you: null,
    },
  },
  postOrdersStart: { request: { car_id: '42', kind: 'reserve' }, answer: orderAnswer },
  postOrdersSave: { request: { token: orderToken, step: 'details' }, answer: orderAnswer },
  postOrdersPay: { request: { token: orderToken, seen_cents: '50000', agree: 'on' }, answer: orderAnswer },
  postOrdersCancel: { request: { token: orderToken }, answer: orderAnswer },
  postSignInCode: { request: { phone_number: '0491 570 006' }, answer: sentCode },
  postSignInResend: { request: {}, answer: sentCode },
  postSignInVerify: { request: { code: '123456' }, answer: { redirect: '/account' } },
  postSignInLink: { request: { email: 'avery@example.com' }, answer: { sent: true } },
  postSignInOpenLink: { request: { token: 'a-link-as-it-was-sent' } },
  postSignOut: { answer: done },
  postAccountSessionsEnd: { request: { session: '019ab000-0000-7000-8000-000000000008' }, answer: done },
  getAccount: { answer: { shopper: { id: leadId, phone: '0491 570 006', name: 'Avery' } } },
  postAlertsUnsubscribe: { request: { 'List-Unsubscribe': 'One-Click' } },
  getAccountGarage: {
    answer: {
      account: {
        id: leadId,
        phone: '0491 570 006',
        name: 'Avery',
        email: null,
        email_confirmed: false,
        since: '2026-11-01T01:00:00.000Z',
        sessions: [],
      },
      saved: 2,
      searches: [],
      cars: [],
      enquiries: [],
      consents: [],
      consents_withdrawn: [],
    },
  },
  postAccountSearches: { request: { path: '/search?make=Toyota', name: 'Toyota' }, answer: { ...done, id: leadId } },
  postAccountSearchesChange: {
    request: {
      id: leadId,
      name: 'Toyota',
      frequency: 'daily',
      channel: 'email',
      agree_email: true,
      agree_sms: false,
    },
    answer: done,
  },
  postAccountSavedAlerts: {
    request: { frequency: 'daily', channel: 'email', agree_email: true, agree_sms: false },
    answer: done,
  },
  postAccountSearchesRemove: { request: { id: leadId }, answer: done },
  postAccountCars: {
    request: {
      id: '',
      make: 'Mazda',
      model: '3',
      year: '2018',
      km: '60000',
      rego: 'ABC12D',
      rego_state: 'NSW',
      service_due: '',
    },
    answer: { ...done, id: leadId },
  },
  postAccountCarsRemove: { request: { id: leadId }, answer: done },
  postAccountDetails: {
    request: { name: 'Avery', email: 'avery@example.com' },
    answer: { ...done, link_sent: true },
  },
  postAccountDetailsSendLink: { answer: { ...done, link_sent: true } },
  postAccountConfirmEmail: { request: { token: 'a-link-as-it-was-sent' } },
  postAccountConsentsWithdraw: { request: { id: leadId }, answer: done },
  postAccountDelete: { request: { confirm: 'on' }, answer: done },
  postWatchlistSaveCar: { request: { car_id: '42', list: 'saved' }, answer: done },
  postWatchlistRemoveCar: { request: { car_id: '42', list: 'saved' }, answer: done },
  postWatchlistNote: { request: { car_id: '42', note: 'The white one.' }, answer: done },
  postWatchlistJoin: {
    request: { saved: ['42'], compared: [] },
    answer: { ...done, left: { saved: [], compared: [] } },
  },
  getWatchlist: {
    answer: {
      phone_number: null,
      saved: [{ id: '42', name: '2021 Toyota HiLux SR5', make: 'Toyota', model: 'HiLux' }],
      compared: [],
    },
  },
  postFinanceApplications: { request: { car_id: '42' } },
  postFinanceApplicationsStep: { request: { step: 'you' } },
  getCarsSlugSimilar: { answer: { ids: ['43', '57'] } },
  getDelivery: { answer: { result: { name: 'Greater Example', price: 295 } } },
  getFinanceDisclaimer: { answer: { disclaimer: null } },
  getCarsSlugAutogauge: {
    answer: {
      fill: 0.4,
      listing_price: 52_990,
      market_range_min: 49_500,
      market_range_max: 58_000,
      confidence: 0.8,
      description: 'Of 14 vehicles like this one.',
    },
  },
  postMiscellaneous: { request: { column_name: 'valuation', valuation: 'as-the-estimate-gave-it' } },
  postVehicleLookup: { request: { Rego: 'ABC12D', regoState: 'NSW' } },
  getCarsSlugViewJson: {
    answer: {
      views: 12,
      car_fields: {
        id: '42',
        status: 'in_stock',
        sold: false,
        reserved: false,
        price: 52_990,
        before_price: null,
        price_type: 'drive_away',
        preorder: false,
        photos_count: 14,
        updated_at: '2026-11-20T22:00:00.000Z',
        available: true,
      },
    },
  },
  postPhoneReveals: { request: { car_id: '42', dealership_id: 'example-motors', website_id: 'example-motors' } },
  postSpinToWin: {
    request: { state: 'NSW', eligible: true },
    answer: {
      draw: {
        seq: 17,
        segment: 'mats',
        name: 'A set of floor mats',
        description: 'With your next service.',
        wins: true,
        code: 'ABCD-EFGH',
        state: 'NSW',
        drawn_at: '2026-11-21T01:00:00.000Z',
        redeemed_at: null,
      },
      is_new: true,
    },
  },
  getPaymentsState: { answer: { state: 'paid' } },
  postPaymentsWebhookProcessor: { answer: { outcome: 'taken' } },
  postOnlinePayments: {
    request: { reference: 'INV-10001', amount: '250.00', name: 'Avery Example', email: 'avery@example.com' },
  },
  postOnlinePaymentsPay: { request: { payment: leadId } },
};
