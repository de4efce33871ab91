import { type ConformanceCheck, noFaults, type Subject } from './check';
import { filledIn, nobody } from './fill-form';
import { NotSo } from './not-so';
import { linksIn, named, type PageElement, readPage } from './read-page';
import { anyVehicle } from './sitemap';

const formOn = async ({ ask }: Subject, path: string): Promise<PageElement> => {
  const forms = named(readPage((await ask(path)).body), 'form', { action: '/api/leads' });
  const form = forms.find(({ attributes: { method = '' } }) => method.toLowerCase() === 'post');
  if (form === undefined) throw new NotSo(`${path} has no form that posts an enquiry.`);
  return form;
};

/** Where the redirect of an answer leads, on the site itself. */
const ledTo = (subject: Subject, { status, location }: { status: number; location: string | null }): string => {
  if (status !== 303 || location === null) throw new NotSo(`A form that was sent is answered by ${status}.`);
  const url = new URL(location, subject.origin);
  return `${url.pathname}${url.search}`;
};

const enquiryIsTaken: ConformanceCheck = {
  says: 'an enquiry about a vehicle is sent by a plain form and confirmed on a page',
  run: async (subject) => {
    if (!subject.mayEnquire) return { leftOut: 'would send an enquiry to the dealer' };
    const form = await formOn(subject, `${await anyVehicle(subject)}/enquire`);
    const address = ledTo(subject, await subject.ask('/api/leads', { form: filledIn(form, nobody()) }));
    if (!address.startsWith('/success')) throw new NotSo(`A whole enquiry leads to ${address.split('?', 1)[0]}.`);
    const { status, body } = await subject.ask(address);
    const elements = readPage(body);
    return noFaults([
      ...(status === 200 ? [] : [`/success answers ${status}`]),
      ...(named(elements, 'h1').length === 1 ? [] : ['/success has no single h1']),
      ...(linksIn(named(elements, 'main')[0]?.inside ?? []).length > 0 ? [] : ['/success leads nowhere']),
    ]);
  },
};

const faultComesBack: ConformanceCheck = {
  says: 'a form that must be mended comes back with what was typed, and names the fault',
  run: async (subject) => {
    const form = await formOn(subject, '/contact');
    const person = { ...nobody(), email: 'no-address' };
    const address = ledTo(subject, await subject.ask('/api/leads', { form: filledIn(form, person) }));
    const { body } = await subject.ask(address);
    const elements = readPage(body);
    const again = named(elements, 'form', { action: '/api/leads' })[0]?.inside ?? [];
    return noFaults([
      ...(again.some(({ attributes }) => attributes.value === person.name) ? [] : ['what was typed is lost']),
      ...(again.some(({ attributes }) => attributes['aria-invalid'] === 'true') ? [] : ['no field is marked']),
      ...(elements.some(({ attributes }) => attributes.role === 'alert') ? [] : ['nothing names the fault']),
    ]);
  },
};

/** What forms do. The second sends nothing to anybody. */
export const enquiryChecks: readonly ConformanceCheck[] = [enquiryIsTaken, faultComesBack];
