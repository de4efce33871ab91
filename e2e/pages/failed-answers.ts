import type { Route } from '@playwright/test';

/** Ways in which an answer does not come, each by its name. */
export const failedAnswers: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'the service fails': (route) => route.fulfill({ status: 500, body: 'no' }),
  'the device is offline': (route) => route.abort('internetdisconnected'),
  'the answer has no content': (route) => route.fulfill({ status: 204 }),
  'the answer is an empty object': (route) => route.fulfill({ json: {} }),
};
