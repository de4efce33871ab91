import type { Page } from '@playwright/test';
import type { Someone } from './enquiry-form';

/** What a browser knows of a shopper who keeps an address with it: far more than any form of ours asks for. */
const profileOf = ({ name, email, phone }: Someone) =>
  Object.entries({
    NAME_FULL: `${name} Example`,
    NAME_FIRST: name,
    NAME_LAST: 'Example',
    COMPANY_NAME: 'Example Pty Ltd',
    EMAIL_ADDRESS: email,
    PHONE_HOME_WHOLE_NUMBER: phone.replace(/^0/, '+61').replaceAll(' ', ''),
    ADDRESS_HOME_STREET_ADDRESS: '1 Example Street',
    ADDRESS_HOME_LINE1: '1 Example Street',
    ADDRESS_HOME_CITY: 'Sydney',
    ADDRESS_HOME_STATE: 'NSW',
    ADDRESS_HOME_ZIP: '2000',
    ADDRESS_HOME_COUNTRY: 'AU',
  }).map(([type, value]) => ({ name: type, value }));

/**
 * Chromium's own autofill, as somebody starts it who chooses their address at the e-mail field of a form, by default the enquiry form: it
 * decides by itself which fields it knows, and fills them all in.
 */
export const fillByBrowser = async (page: Page, who: Someone, action = '/api/leads'): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  const selector = `form[action="${action}"] input[name="email"]`;
  await page.locator(selector).click();
  const { result } = await browser.send('Runtime.evaluate', {
    expression: `document.querySelector(${JSON.stringify(selector)})`,
  });
  if (result.objectId === undefined) throw new Error('There is no form with an e-mail field.');
  const { node } = await browser.send('DOM.describeNode', { objectId: result.objectId });
  const fields = profileOf(who);
  await browser.send('Autofill.enable');
  await browser.send('Autofill.setAddresses', { addresses: [{ fields }] });
  await browser.send('Autofill.trigger', { fieldId: node.backendNodeId, address: { fields } });
};
